### Loggia: どのゲームにも属さない文章。区分ごとに並べる。ゲームのファイルが上書きしてもよい。

## 並べ方、数、短い言葉

list-separator = 、
list-empty = なし
sentence-separator = { "" }
word-amount = { $name } { $amount }
number = { $value }
yes = はい
no = いいえ
you = あなた
computer = コンピューター
nobody = なし
position-you = { $name }(あなた)
position-all-if-ended = 今終わった場合の得点: { $points }
position-if-ended = 今終わった場合の得点: { $points }。
position-if-ended-at-least = 今終わった場合の得点: { $points }以上。
standing-points = { $points }
standing-points-at-least = { $points }以上
position-ahead = 首位: { $seats }

## ロビー

lobby-host = ホスト: { $host }
lobby-seats = 参加者: { $most }人中{ $count }人({ $least }人から開始できます)
lobby-needs = { $missing ->
    [0] 開始できます。
   *[other] あと{ $missing }人必要です。
}
lobby-options = オプション
lobby-cancelled = この卓は閉じられました。
lobby-fingerprint = 公正な抽選: 抽選はすべて、秘密の値(確認コード { $commitment })と、「参加」「開始」を押したときの番号から決まり、事前には誰にも分かりません。
lobby-shares = 秘密の値に混ぜた番号(「参加」「開始」を押したときのもの): { $shares }
lobby-called-off = { $name }は、この{ $days }日間に、ここで始めたこのゲームを{ $count }回中止しています。
lobby-commitment = 公正な抽選(確認コード { $commitment }…): /検証 で誰でも確かめられます。
lobby-empty = まだ誰も席についていません。

## ボタン

button-your-move = 自分の番
button-hand = 手札
button-board = 盤面
button-log = 記録
button-rules = ルール
button-post-again = 卓をもう一度投稿
button-join = 参加
button-leave = 抜ける
button-options = オプション
button-start = 開始
button-confirm = 確定
button-undo-step = 1つ戻す
button-reset-turn = 手番をやり直す
button-done = これで決定
button-why-not = できない理由
button-hint = ヒント
button-do-this = この手にする
button-look-again = 今の状況を見る
button-any-time = ほかの手…
button-chances = 勝つ見込み
button-moments = ふりかえり
button-first = ⏮ 最初
button-backward = ◀ 戻る
button-forward = 進む ▶
button-last = 最後 ⏭
button-film = このゲームを20秒で見る
button-play-on = ここから検討する
button-study-replay = 検討する…
button-study-menu = 検討メニュー…
button-study-replay-line = 1手番ずつ見る
button-study-seats = 席…
button-study-anew = 引き直す
button-study-open = 全員の手札を見る
button-study-own = ほかの手札を隠す
button-study-compare = 変化を比べる
button-study-share = 共有する
button-study-unshare = 共有をやめる
button-study-name = 変化に名前を付ける…
button-study-ask-delete = この変化を消す…
button-study-delete = 消す
button-study-outcomes = 結果を選ぶ…
button-study-outcomes-more = ほかの結果
button-change-order = 順番を変える…
button-type-number = ほかの数…
button-change = 変更: { $what }
button-settings = 設定…
button-form-again = フォームに戻る
button-step-back = 前の選択へ
button-back = 戻る
button-contents = 目次
button-next-page = 次へ
button-previous-page = 前へ
button-look-before = ◀ 場所{ $number }を見る
button-look-after = 場所{ $number }を見る ▶
button-cancel = やめる
button-cancel-table = 卓を閉じる
button-none = 選ばない
button-usual-order = この順番で

## 手番ごとの投稿

post-more = …それまでの{ $count }件(「記録」で見られます)
post-digest = それまでの{ $count }件(「記録」で見られます): { $players }
digest-of = { $seat } { $lines }件{ $gained ->
    [0] { "" }
   *[other] ({ $points })
}
post-over = ゲームが終わりました。
post-restored = ⏪ **この卓は { $made } のバックアップから復元されました。** それより後、{ $at } までの手や変更は失われています。
alt-more = 続きは「盤面」に文章であります。
alt-area = { $name }のエリアの拡大画像。同じ内容は「盤面」に文章でもあります。

## 自分の番: 本人だけのパネル

panel-since = 前回からの動き:
panel-choose-value = 選んでください
panel-closed = 今できないこと: { $reasons }
panel-closed-line = { $what } – { $reason }
panel-closed-of = { $kind }: { $things }
panel-draft = ここまでの手(まだ確定していません):
panel-confirmed = 確定しました。ありがとうございます！
panel-more = ほか{ $count }件
panel-why-not = 今できないことと、その理由
panel-goes-on = 確定しました。手番は続きます。
panel-kept = 受け付けました。全員が答えるまでは変更できます。
panel-changeable = ほかの人には見えません。全員が答えるまでは変更できます。
panel-at-once = 緑のボタンを押すと、すぐに手番が終わります(取り消せません)。
panel-beside-at-once = 緑のボタンを押すと、すぐに実行されます(取り消せません)。
panel-plays-at-once = 緑のボタンを押すと、すぐに実行されます(公開したものは戻せません)。
panel-choice-at-once = 選ぶとすぐに実行されます。
panel-any-time = ほかの手
panel-ask-reset = この手番を最初からやり直しますか？({ $count }手を取り消します)
panel-chosen = { $field } { $value }
panel-several = { $what }(複数選択可)
panel-of = { $what }: { $part }
panel-does = { $what }({ $does })
panel-number = { $field }{ $value }
panel-total = 合計: { $total }({ $most }まで)
panel-total-open = 合計: { $total }
panel-amount = { $name }×{ $amount }
form-one-each = それぞれ1つの数だけ選べます
form-choose = { $least }～{ $most }個選んでください
form-total = 合計: { $least }～{ $most }
form-total-open = 合計: { $least }以上
form-at-most = 最大: { $what }
form-of = { $field } { $what }
panel-legend = 画像の番号は、メニューの番号です。
panel-legend-groups = 画像の番号は、メニューの番号です。それぞれ一例を示しています。
panel-type-number = { $least }～{ $most }の数{ $step ->
    [1] { "" }
   *[other] ({ $step }刻み)
}
panel-change = { $before } → { $after }
panel-not-you = 今あなたが決めることはありません。
panel-played-for-you = 代理があなたの代わりに行った手:
panel-stood-in = 今は、代理があなたの代わりに答えています。
panel-computers-think = コンピューターが考えています。終わると、この画面も更新されます。
panel-reveals = 伏せてあるものが公開されます。確定すると、ここまでの手は取り消せません。
panel-others-answer = このあとほかの人が答え、それからあなたの手番が続きます。確定すると、ここまでの手は取り消せません。
panel-ends-turn = これで手番が終わります。確定すると取り消せません。

## Hints: moves, and the reasons for and against them

panel-hint = ヒント: { $level ->
    [grandmaster] 名人
   *[other] 中級のコンピューター
}ならこうします
panel-hint-own-view = あなたに見えているものだけから考えた、おおよその見積もりです。
panel-hint-at-once = カードを公開する手は、すぐに実行され、取り消せません。
advice-first = **{ $move }**
advice-else = または **{ $move }**({ $behind })
advice-behind = 見積もりで約{ $points }低い
advice-behind-chance = 勝つ見込みが約{ $chance }低い
advice-tried = 試しに先まで進めると、ほかの手より良い結果になる
advice-same = ほぼ互角
advice-then = 続けて: { $moves }
advice-but = ただし、{ $reason }
advice-alike = 同じくらい良い手: **{ $move }**
advice-little = { $reason }。{ $loss ->
    [true] ほかの手ほど損ではない
   *[false] ほかの手より少ない
}
advice-beside = ほかの手より余計に、{ $reason }
advice-just = { $figure }
advice-about = 約{ $figure }

## 手札 (ダイレクトメッセージとボタン)

hand-empty = 手札はありません。
hand-dm-closed = ダイレクトメッセージを送れないため、手札が届きません。卓の「手札」ボタンでいつでも見られます。届くようにするには、このサーバーのメンバーからのメッセージを許可してください。
hand-of = { $name }の手札
alt-hand = { $name }の手札の画像。同じ内容が文章で続きます。

## お知らせ

notice-permission = { $channel }に投稿できません。チャンネルの閲覧、メッセージの送信、ファイルの添付を許可してください。ゲームは続いており、何も失われていません。許可されしだい投稿します。
notice-channel-gone = 卓{ $table }のチャンネルがなくなりました。ゲームは保存されています。ホストは /卓 移動 で別のチャンネルに移せます。
notice-server-gone = 卓{ $table }のサーバーに、ボットはもう参加していません。ゲームは保存されています。もう一度招待していただければ、続きから遊べます。
notice-quiet = お知らせしない時間は、1日{ $most }時間までになりました。設定は{ $set }ですが、有効なのは{ $count }だけです。それ以外の時間にはお知らせすることがあり、時計も進みます。/設定 お知らせしない時間 で変更できます。
notice-unloadable = 卓{ $table }は、今動いているバージョンでは読み込めません。データは失われておらず、ほかの卓は続けられます。理由は運営者のログに記録されています。
host-store-failed = **Loggia は保存できなくなっています。** データベースは「{ $error }」と報告しています。直るまで手は受け付けられませんが、確定済みの手は失われていません。多くの場合はディスクの空き不足です。空きを作れば、ゲームは自動的に再開します。

## ゲームのルール以外でできないこと

refuse-answered = これはもう決まっています。今の状況をお見せします。
refuse-old-button = このボタンは古くなっています。今の状況をお見せします。
refuse-old-form = この入力フォームは古くなっているため、入力は使われませんでした。今の状況をお見せします。
refuse-old-nothing = 新しいメッセージかコマンドをお使いください。
refuse-old-command = このコマンドはなくなりました。Discordに古い一覧が残っていることがありますので、再読み込みしてください。
refuse-typed = 入力された内容は、この質問の答えになりません。選択肢から選ぶか、入力し直してください。
refuse-field = **{ $field }** { $why }
refuse-options-changed = その間にほかの人が設定を変えたため、選んだ内容は保存されていません。今の設定をお見せします。
refuse-leave-empty = ほかの答えと合わないため、ここは空のままにしてください。
refuse-two-amounts = { $item }の数は1つだけ選んでください(今は{ $amounts })。
told-typed = 入力された内容: { $text }
told-filled-in = - { $field } **{ $value }**
refuse-not-your-table = あなたはこの卓の席についていません。
refuse-no-lobby = ここに、参加者を待っているあなたの卓はありません。/卓 作る で作れます。
refuse-no-table = このチャンネルに卓はありません。/卓 作る で作れます。
refuse-table-exists = このチャンネルにはすでに卓があります。別のチャンネルかスレッドをお使いください。
refuse-cannot-post = このチャンネルには投稿できません。チャンネルの閲覧、メッセージの送信、ファイルの添付を許可するか、別のチャンネルで卓を開いてください。
refuse-no-thread = このチャンネルにはすでに卓があり、新しいスレッドも作れません。別のチャンネルで開いてください。
refuse-too-many-lobbies = 開始前の卓がすでに上限の{ $most }卓あります。どれかを開始するか閉じてください。
refuse-too-many-hosted = ホストをしている終わっていない卓が上限の{ $most }卓あるため、これ以上は開けません。
refuse-too-many-in-channel = このチャンネルとスレッドの終わっていない卓が上限の{ $most }卓に達しているため、これ以上は開けません。
refuse-too-many-here = このサーバーの終わっていない卓が上限の{ $most }卓に達しているため、これ以上は開けません。
refuse-seated = すでにこの卓に参加しています。
refuse-full = { $most }席すべて埋まっています。
refuse-started = ゲームはもう始まっています。
refuse-leave-begun = ゲームはもう始まっています。抜けるには、「自分の番」の中の「卓メニュー」で、席をほかの人に譲るか、コンピューターに任せてください(/席 譲る、/提案 コンピューター でもできます)。
refuse-not-started = ゲームはまだ始まっていません。
refuse-host-only = この卓のホストかサーバーのモデレーターだけができる操作です。
refuse-host-no-seat = この卓の席についていないため、ほかの人のゲームは中止できません。サーバーのモデレーターなら中止できます。
refuse-end-proposed = ゲームはもう始まっています。プレイヤーなら、「自分の番」の中の「卓メニュー」か /提案 中止 で、中止を提案できます。
refuse-too-many = 一度に届いた操作が多すぎます。返答がそろってから、もう一度お試しください。
refuse-nothing-to-undo = 取り消せる手はありません(確定した手は取り消せません)。さらに戻すには、卓メニューで巻き戻しを提案してください。
refuse-unknown = 問題が起きましたが、何も変わっていません。記録しましたので、もう一度お試しください。
refuse-unknown-choice = 「{ $text }」は選べません。選べるのは{ $choices }です。
refuse-not-served = 運営者の設定により、このサーバーではご利用いただけません。何も変わっていません。/個人データ と /このボットについて は、ボットへのダイレクトメッセージで使えます。
refuse-table-unknown = その卓はもうありません。
refuse-over = この卓は終了しています。
refuse-confirm-first = 先に直前の手を確定するか取り消してください。
refuse-turn-over = あなたの手番はもう終わっています。確定するか、最後の手を取り消してください。
refuse-step = { $step }番目の操作({ $text })ができないため、この行はまったく実行していません: { $why }
refuse-step-after-turn = この操作の前に、手番はもう終わっています。
refuse-step-not-seen = 1つ前の操作でダイスを振ったり何かを公開したりするため、先に確定が必要です。そこまでを入力してください。
refuse-nothing-to-confirm = 確定する手がありません。
refuse-other-title = ここでは別のゲームで遊んでいます: { $title }。
refuse-store = 保存できなかったため、何も変わっていません。少し待ってからもう一度お試しください。
refuse-read = データベースを今は読めません。少し待ってからもう一度お試しください。
refuse-title-gone = 卓{ $table }のゲーム({ $title })は今このボットに入っていません。データは失われておらず、運営者がゲームを戻せば続きから遊べます。
refuse-unloadable = 卓{ $table }は今のバージョンでは読み込めません。データは失われておらず、ほかの卓は続けられます。ボットの運営者に知らせてください。
refuse-turn-in-the-way = まだ確定していない手番と両立しません。先に手番を取り消すか、確定してください。
refuse-last-person = この卓の人間のプレイヤーはあなただけです。終わるときは卓を閉じてください。
refuse-no-hints = この卓では、オプションによりヒントを使えません。
refuse-no-hint-now = 今、ヒントを出せる選択はありません。
refuse-thinking-ended = コンピューターの思考に時間がかかりすぎたため、中断しました。しばらくしてからもう一度お試しください。

## どのゲームにもある、ルール上できない理由

refusal-with-rule = { $text }(ルール「{ $chapter }」)
ERR_GAME_OVER = ゲームは終了しました。
ERR_WRONG_PHASE = 今の場面では、その手は選べません。
ERR_NOT_YOUR_TURN = あなたの番ではありません。
ERR_PENDING_CHOICE = 先に、始めた選択を済ませてください。
ERR_START_PLAYER = スタートプレイヤーに選んだ席に人がいません(現在{ $have }人)。オプションで別の席か抽選を選んでください。
ERR_OUT_OF_RANGE = { $least }～{ $most }の数{ $step ->
    [1] { "" }
   *[other] ({ $step }刻み)
}を指定してください。
ERR_NOT_OFFERED = { $item }は選べません。
ERR_REPEATED = { $item }を、実際にある数より多く指定しています。
ERR_TOO_FEW = { $least }以上必要です(選んだのは{ $have })。
ERR_TOO_MANY = 選べるのは{ $most }までです(選んだのは{ $have })。
ERR_BAD_PARAM = その指定は選べません。
ERR_BAD_PARAM-known = その名前のものはありません。選べるのは{ $known }です。
ERR_BAD_PARAM-least = { $least }以上を指定してください。
ERR_BAD_PARAM-items = 次のものを1回ずつ、好きな順に指定してください: { $items }。
ERR_PLAYER_COUNT = このゲームは{ $least }～{ $most }人用です(現在{ $have }人)。

## コマンドの名前と説明

cmd-table = 卓
cmd-table-desc = 卓を作り、参加し、管理します
cmd-new = 作る
cmd-new-desc = このチャンネルに卓を作ります
cmd-join = 参加
cmd-join-desc = このチャンネルの卓に参加します
cmd-leave = 抜ける
cmd-leave-desc = 開始前の卓から抜けます
cmd-options = オプション
cmd-options-desc = 卓のオプションを見たり変えたりします
cmd-start = 開始
cmd-start-desc = ゲームを始めます
cmd-status = 状況
cmd-status-desc = 誰の番で、何を決めるのかを見ます
cmd-cancel = 閉じる
cmd-cancel-desc = 卓を閉じます
cmd-hand = 手札
cmd-hand-desc = 自分の手札を見ます(ほかの人には見えません)
cmd-board = 盤面
cmd-board-desc = 盤面を画像と文章で見ます
cmd-log = 記録
cmd-log-desc = これまでの記録を見ます
cmd-replay = 再生
cmd-replay-desc = ゲームを1手番ずつ見返します
cmd-export = 書き出し
cmd-export-desc = ゲームをファイルで受け取ります(画像付きのページ、文章、データ)
cmd-games = 参加中の卓
cmd-games-desc = 参加している卓と、自分の番が来ている卓を一覧で見ます
cmd-undo = 取り消す
cmd-undo-desc = 手番の最後の手を取り消します
cmd-settings = 設定
cmd-settings-desc = 言語とお知らせの方法を選びます
cmd-verify = 検証
cmd-verify-desc = 終わったゲームの抽選をすべて確かめます
cmd-about = このボットについて
cmd-about-desc = ボットの説明と、ゲームの数値の出典を見ます
cmd-rules = ルール
cmd-rules-desc = この卓のゲームのルールを、今の場面に関わるところから読めます
cmd-card = カード
cmd-card-desc = カードやタイルの効果を見ます
cmd-turn = 手番
cmd-turn-desc = 手番全体を略記で1行にまとめて入力します
opt-line = 略記
opt-line-desc = 手番の略記(書き方はルールにあります)
opt-title = ゲーム
opt-title-desc = 遊ぶゲーム
opt-language = 言語
opt-language-desc = あなたへの返答に使う言語
opt-name = 名前
opt-name-desc = カードやタイルの名前
cmd-move = 移動
cmd-move-desc = 自分の卓をこのチャンネルに移します
opt-table = 卓
opt-table-desc = 移す卓

## 卓の一覧、記録、ルール、説明

games-title = 参加中の卓
games-none = 参加している卓はありません。/卓 作る で作れます。
games-line = { $title }、{ $channel } – { $state }
games-waits-for-you = あなたの番です:
games-waits-for = { $seats }を待っています
games-lobby = 開始前
games-unloadable = 卓{ $table }({ $channel }): 今のバージョンでは読み込めません。データは失われていません。
log-title = 記録
log-all = すべて
log-of = { $name }の手
log-round = 第{ $round }ラウンド
log-show = 表示するもの…
legend-title = 記号の意味
legend-cup = 首位
legend-finish = 今終わったときの得点(≥は以上)
legend-level = コンピューターの強さ(点1～4個)
button-legend = 記号の意味
opt-part = 場所
opt-part-desc = 大きく見たいプレイヤーのエリア、または盤面の一部
cmd-map = 地図
cmd-map-desc = 地図全体か、1つの地域を大きく見ます
opt-region = 地域
opt-region-desc = どの地域か
refuse-no-region = この卓の地図にその地域はありません。
log-none = まだ何も起きていません。
rules-title = { $title }: ルール
rules-contents = 章を選んでください:
rules-now = 今: { $text }
card-none = 「{ $text }」というカードやタイルはありません。
about-bot = 重量級ボードゲームをチャットで少しずつ進めるためのボットです。ルールの判定、盤面の管理、手札の秘密を引き受けます。卓は /卓 作る で開けます。卓のあるチャンネルで /このボットについて を使うと、そのゲームの数値の出典を読めます。
about-contact = 運営者の連絡先: { $text }
about-no-contact = 運営者の連絡先は公開されていません。
about-privacy = 個人データの扱い: { $text }
about-terms = 利用規約: { $text }
about-data = /個人データ 表示 であなたについて保存されているものをすべて受け取り、/個人データ 消去 で消せます。
about-numbers = 次の数値には、資料のないものが含まれます(記憶によるものや、独自に補ったもの)。ゲームをお持ちの方からの訂正を歓迎します。
about-decisions = ルールに書かれていないため、独自に決めたこと(ほかは卓のオプションで選べます):
about-sure = ほかの数値と出典:
about-line = { $table }{ $value } – { $sources }
about-value = { ": " }{ $value }
about-count = { $count ->
    [0] { "" }
   *[other] { ": " }{ $count }件
}
about-disputed = 資料が食い違う点: { $text }
source-seed = 日本語のルール要約
source-published = 公開資料{ $by_count ->
    [0] { "" }
   *[other] ({ $by })
}
source-recall = 記憶によるもの
source-reconstructed = 独自に補ったもの
source-of-part = { $parts }は{ $source }

## パッケージで追加したゲーム

label-alpha = アルファ版
label-beta = ベータ版
label-complete = 完成版
package-title = { $title }({ $label })
package-of-title = このゲームはパッケージ { $package } で追加されたものです({ $label })。
package-listed = 追加されたゲーム: { $title }、パッケージ { $package }({ $label })
package-left-out = パッケージ { $package } は使えません: { $why }
package-id-taken = 「{ $title }」という名前のゲームがすでにあります
package-needs = Loggiaのバージョン{ $needs }が必要ですが、今のバージョンは{ $have }です
package-no-language = 言語{ $language }のテキストがありません
package-imports = { $where }が、ゲームには使えない{ $module }を読み込んでいます
package-failed = { $error }

## 設定

settings-saved-en = 保存しました。英語でお答えします。
settings-saved-ja = 保存しました。日本語でお答えします。
settings-saved-auto = 保存しました。Discordの表示に合わせた言語でお答えします。
settings-saved-ask = 保存しました。手番の終了やカードの公開の前に確認します。
settings-saved-at-once = 保存しました。手は確認なしですぐに実行します。
settings-language = 言語
settings-language-note = あなたへの返答に使う言語
settings-confirm = 手番終了前の確認
settings-confirm-note = カードの公開の前にも確認します。いいえ: すぐに実行します
settings-tell = 番のお知らせ
settings-tell-note = 卓ごとに変えるには /設定 お知らせ
settings-quiet = お知らせしない時間
settings-quiet-note = { $zone }の時刻です。ほかの時間帯は /設定 お知らせしない時間
settings-quiet-none = なし
settings-rated = レーティングの対象
settings-rated-note = はい: 対象になり、成績を公開します。いいえ: 対象にならず、公開もしません
settings-title = あなたの設定
settings-saved = 保存しました。
settings-language-auto = Discordに合わせる
cmd-change = 変更
cmd-change-desc = 言語、確認、お知らせ、レーティングを1つのフォームで選びます
cmd-language = 言語
cmd-language-desc = あなたへの返答に使う言語を選びます
cmd-confirm = 確定前の確認
cmd-confirm-desc = 手番の終了やカードの公開の前に確認するかを決めます
opt-ask = 確認する
opt-ask-desc = はい: 先に確認します。いいえ: すぐに実行します

## 保存されている個人データ

cmd-forget = 個人データ
cmd-forget-desc = あなたについて保存されているものを見たり消したりします
cmd-forget-show = 表示
cmd-forget-show-desc = あなたについて保存されているものを、すべてファイルで受け取ります
cmd-forget-erase = 消去
cmd-forget-erase-desc = あなたについて保存されているものを消します。ゲームは別の名前で残ります
forget-shown = あなたについて保存されているものは、このファイルがすべてです。消すには /個人データ 消去 を使ってください。
forget-ask = あなたについて保存されているものをすべて消しますか？ 設定は削除され、すべてのゲームからあなたの名前が消えます。元には戻せません。ゲームは「{ $name }」という名前で残ります。{ $running ->
    [0] { "" }
   *[other] 進行中の{ $running }つのゲームでは、コンピューターがあなたの席を引き継ぎます。
}あなたの卓のカードと投稿も、この名前に変わります。Discordにあるほかのメッセージはそのままです。詳しくは /プライバシー で読めます。
forget-done = 消しました。{ $bans ->
    [0] あなたについて保存されているものはもうありません。
   *[other] サーバーのモデレーターによる参加禁止だけは、サーバーの記録として残ります。ほかに保存されているものはもうありません。
}{ $tables ->
    [0] { "" }
   *[other] { $tables }卓の記録を書き換えました。
}
forget-name = 削除されたプレイヤー
former-holder = 以前のプレイヤー
button-forget = すべて消す
cmd-privacy = プライバシー
cmd-privacy-desc = あなたについて何をいつまで保存しているか、どうすれば消せるかを説明します
privacy-title = あなたのデータについて
privacy-why = ゲームに必要なものだけを保存し、Discord以外には送りません。メッセージは読めません。受け取るのは、このボットに対して使われたコマンド、ボタン、メニュー、フォームと、「アプリ」からこのボットの項目が使われたときのその1つのメッセージだけで、メッセージは保存しません。
privacy-settings = **設定**: /設定 と /留守 で選んだこと、時間帯、ダイレクトメッセージが届かなくなった時刻。消去するまで保存します。
privacy-seats = **席**: あなたが席についている卓、ホストをしている卓ごとに、ユーザーID、表示名、Discordの言語。卓とともに保存します。消去すると「{ $name }」に置き換わります。
privacy-moves = **手**: ゲームの記録にあるあなたの手、賛否、招待と、その時刻、Discordが付けたクリックの番号。再生や検証ができるように、卓とともに保存します。消去するとあなたのユーザーIDがなくなり、手だけが、誰のものか示さずに残ります。クリックの番号は、二重に数えないために別に14日間保存します。
privacy-plans = **予約と計画**: 組み立て中の手番、予約、次の手番の計画、卓への申し込み。実行や取り下げのときに削除します。ゲームの終了時に残っているものは、データを消去したときに削除します。巻き戻しに必要な写しにはあなたの名前がなく、ゲームの2週間後に削除します。
privacy-results = **成績**: 終わったゲームの順位と点数、レーティングの対象だったかどうか。成績とレーティングのために保存します。消去するとあなたのユーザーIDがなくなります。
privacy-messages = **ダイレクトメッセージ**: 卓ごとに最後に送ったものの場所。本文は保存しません。卓とともに、または消去するまで保存します。これから送るものは、送った後、または送れなければ約16日後に削除します。
privacy-studies = **検討**: どのゲームのどの場面を検討しているか、変化に付けた名前、共有しているかどうか、最後に見た日時。最後に見てから90日後、または変化やデータを消去したときに削除します。
privacy-puzzles = **パズル**: 今日のパズルへの回答とその日時、あなたがパズルを選んだチャンネルとタイムゾーン。連続日数と回答の人数のために保存します。消去すると削除します。サーバーのチャンネルには、あなたの情報なしで投稿を続けます。
privacy-facts = **レッスンと案内**: レッスンの進み具合と、ダイレクトメッセージが届かないことや、お知らせしない時間が長すぎることを案内したかどうか。消去すると削除します。
privacy-bans = **参加禁止**: どのサーバーのモデレーターが、いつからあなたの参加を禁止しているか。サーバーの記録なので、データを消去しても残ります。モデレーターが解除できます。
privacy-erasing = /個人データ 表示 ですべてをファイルで受け取り、/個人データ 消去 で消せます。
privacy-elsewhere = サーバーからこのボットが外されると、終わっていない卓は30日後に削除します。終わったゲームは残ります。投稿済みのメッセージはDiscordがその規約に従って保管しますが、消去すると、あなたの卓のカードと投稿でも名前が置き換わります。運営者のバックアップには、それが削除されるまで、消去したデータも残ります。
privacy-page = 運営者のプライバシーのページ: { $text }

## 成績とレーティング

stats-heading = { $name }の成績
stats-here = このサーバーでの成績
stats-everywhere = すべてのサーバーでの成績
stats-none = 終わったゲームはまだありません。
stats-line = { $seats }人戦: { $games }回({ $places })、平均順位{ $place }、平均{ $points }点、最高{ $best }点
stats-against = コンピューターを含む{ $seats }人戦: { $games }回({ $places })、平均順位{ $place }、平均{ $points }点、最高{ $best }点
stats-place = { $place }位×{ $count }
stats-rating = レーティング{ $points }(対象{ $games }回、優勝{ $wins }回)
stats-rated = 人どうしのゲームがレーティングの対象になり、サーバーのほかの人もこの成績を見られます。/設定 レーティング で変えられます。
stats-unrated = この成績はあなただけに見えています。/設定 レーティング を使うと、次のゲームから対象になり、ほかの人も成績を見られます。
ratings-heading = { $title }: このサーバーのレーティング
ratings-line = { $place }位 { $player }: { "" }
ratings-none = レーティング対象のゲームは、ここではまだ終わっていません。
ratings-about = 全員1000から始まり、結果を重ねるほど実力に近づきます。対象は、/設定 レーティング を有効にした人どうしのゲームだけです。
refuse-stats-private = この人は成績を公開していません。
settings-saved-rated = 保存しました。これからの人どうしのゲームはレーティングの対象になり、サーバーのほかの人もあなたの成績を見られるようになります。
settings-saved-unrated = 保存しました。レーティングの対象から外れ、成績はあなただけに見えます。
cmd-stats = 成績
cmd-stats-desc = 終わったゲームの順位、得点、レーティングを見ます
opt-stats-player-desc = 成績を公開しているほかの人
cmd-ratings = レーティング
cmd-ratings-desc = このサーバーの、ゲームごとの上位プレイヤーを見ます
cmd-rated = レーティング
cmd-rated-desc = レーティングの対象になって成績を公開するかを決めます
opt-rated = 対象にする
opt-rated-desc = はい: 対象になり、成績を公開します。いいえ: 対象にならず、公開もしません
options-time = 持ち時間と不在時
options-people = 進行・参加・観戦
options-play = 開始・提案・レーティング・予約
options-rules = ゲームのルール{ $of ->
    [1] { "" }
   *[other] ({ $number }/{ $of })
}
option-rated = レーティング
option-rated-desc = 希望する人のレーティングの対象にするかを決めます。
option-rated-yes = 対象にする
option-rated-no = 対象にしない
option-door = 参加できる人
option-door-desc = この卓に参加できる人を決めます。
option-door-open = 誰でも(/卓一覧 に載る)
option-door-unlisted = 募集の投稿を見た人(一覧には載らない)
option-door-invited = ホストが招待した人だけ(/卓 招待)
option-watch = 観戦
option-watch-desc = 観戦できる人を決めます。見えるのは公開されているものだけで、手札は見えません。
option-watch-all = チャンネルを見られる人全員
option-watch-seated = 席についている人だけ
option-ready = 開始前の確認
option-ready-desc = 開始前に全員の準備を確認するかを決めます。
option-ready-no = 確認しない(「開始」を押すとすぐ始まる)
option-ready-yes = 全員が「準備完了」を押す

## 人を集める、準備、再戦

opt-where = 場所
opt-where-desc = このチャンネルに作るか、専用のスレッドに作るか
where-here = このチャンネル
where-thread = 専用のスレッド
where-private = 非公開スレッド(招待した人だけ)
refuse-no-thread-here = ここではスレッドを作れません。サーバーのテキストチャンネルで卓を開いてください。
refuse-may-not-thread = ここではそのスレッドを作れません。あなたかボットに権限がないか、スレッドが多すぎます。別のチャンネルでお試しください。
refuse-not-invited = この卓は招待制です。ホストに招待を頼んでください。
refuse-guest-seated = その人はすでにこの卓の席についています。
refuse-guest-bot = それはボットです。コンピューターは卓の投稿のボタンで追加できます。
refuse-not-asked = この卓は準備の確認中ではありません。
refuse-too-few-ready = 準備のできた人だけでは、人数が足りません。
refuse-no-spectators = この卓を見られるのは、席についている人だけです。
refuse-not-over = このゲームはまだ終わっていません。
lobby-ready = 準備の確認中です。全員が「準備完了」を押すと始まります。
lobby-ready-anew = 準備の確認を始めた後で、オプションかコンピューターが変更されました。内容を確かめて、もう一度「準備完了」を押してください。全員が押すと始まります。
lobby-closing = あなたの「{ $title }」の卓では、長い間何も起きていません。誰も参加せず、「卓を残す」も押されなければ、{ $when }に閉じます。
ready-asked-anew = 準備の確認を始めた後で、「{ $title }」のオプションかコンピューターが変更されました。今の内容で始めてよければ、もう一度「準備完了」を押してください。
ready-asked = 「{ $title }」がまもなく始まります。準備はいいですか？
guest-invited = { $host }があなたを「{ $title }」に招待しました。
button-ready = 準備完了
button-start-without = 準備のできた人だけで始める
button-keep-open = 卓を残す
button-rematch = 再戦
button-watch = 観戦
told-ready = 準備完了です。ほかの人がそろうと始まります。
told-ready-asked = { $names }に準備を確認しています。全員が「準備完了」を押すと始まります。
told-not-ready = まだ準備ができていない人: { $names }。準備のできた人だけで始めることもできます(ほかの人は席を失います)。
told-kept-open = 卓を残します。
told-invited = { $player }を招待しました。
told-sent-away = 席が空きました。
told-rematch = { $channel }に再戦の卓を用意しました。オプションは同じで、席順は決め直してあります。準備を待っている人: { $names }。
tables-heading = このサーバーの卓
tables-none = 参加や観戦ができる卓はありません。/卓 作る で作れます。
tables-free = { $count ->
    [0] 満席
   *[other] 空席{ $count }つ
}
tables-on = 進行中
tables-more = ほか{ $count }卓
cmd-tables = 卓一覧
cmd-tables-desc = このサーバーで参加や観戦ができる卓を見ます
ctx-move = 自分の番
ctx-text = 局面を文章で
ctx-invite = 卓に招待
cmd-invite = 招待
cmd-invite-desc = この卓に人を招待します
opt-invite-desc = 招待する相手
cmd-send-away = 退席させる
cmd-send-away-desc = ホストとして、来ない人を退席させます
opt-send-away-desc = 誰の席か

## モデレーター

stepped-in = サーバーのモデレーターが対応します。
admin-table = { $title }、{ $channel }、ホスト { $host }: { $state }
admin-paused = 休止中
admin-waiting = 最後の動き: { $since }
admin-failing = 投稿に失敗しています: { $why }
admin-unloadable = 今のバージョンでは読み込めません: { $why }
admin-no-tables = このサーバーに終わっていない卓はありません。
admin-how = /管理 席 で席を別の人に渡し、/管理 巻き戻し で局面を戻し、/管理 休止 で時計を止め、/管理 閉じる で卓を閉じます。モデレーターの操作であることは、卓の全員に知らされます。
admin-limits = このサーバーの上限
admin-limit-waiting = ホスト1人あたりの開始前の卓: { $most }卓
admin-limit-hosted = ホスト1人あたりの終わっていない卓: { $most }卓
admin-limit-channel = チャンネルとそのスレッドの終わっていない卓: { $most }卓
admin-limit-server = サーバー全体の終わっていない卓: { $most }卓
admin-health-good = 異常ありません: 進行中{ $running }卓、開始前{ $lobby }卓、止まっている卓{ $stuck }卓、投稿できない卓{ $failing }卓、Discordとの通信{ $delay }ミリ秒。
admin-health-bad = /管理 卓一覧 を確認してください: 進行中{ $running }卓、開始前{ $lobby }卓、止まっている卓{ $stuck }卓、投稿できない卓{ $failing }卓、Discordとの通信{ $delay }ミリ秒。
admin-channels = 卓を開けるチャンネル
admin-channels-all = どのチャンネルでも卓を開けます。
admin-bans = このサーバーで席につけない人
admin-bans-none = 禁止されている人はいません。
admin-ban = { $player }({ $since })
told-banned = { $player }は、このサーバーで新しく席につけなくなりました。
told-banned-sits = 今ついている席はそのまま残ります(/管理 席 で別の人に渡せます):
told-ban-lifted = { $player }は、また席につけるようになりました。
told-not-banned = { $player }は禁止されていません。
refuse-banned = このサーバーのモデレーターが参加を禁止しているため、席につけません。
refuse-guest-banned = このサーバーのモデレーターが参加を禁止しているため、{ $player }は席につけません。
refuse-elsewhere = このサーバーで卓を開けるチャンネル: { $channels }
refuse-channel-not-named = それは卓用に指定されたチャンネルではありません。
cmd-admin = 管理
cmd-admin-desc = サーバーのモデレーターが卓を管理します
cmd-admin-channels = チャンネル
cmd-admin-channels-desc = 卓を開けるチャンネルを決めます(指定がなければどこでも開けます)
opt-add-channel = 追加
opt-add-channel-desc = 卓を開けるようにするチャンネル(スレッドも含みます)
opt-remove-channel = 解除
opt-remove-channel-desc = 卓用の指定を外すチャンネル
cmd-admin-ban = 禁止
cmd-admin-ban-desc = このサーバーで席につけない人を決めます
opt-ban-desc = 席につけなくする相手(省略時は一覧を表示)
opt-lift = 解除
opt-lift-desc = また席につけるようにします
cmd-admin-welcome = 案内
cmd-admin-welcome-desc = このチャンネルにボットの案内を投稿します
cmd-admin-tables = 卓一覧
cmd-admin-tables-desc = サーバーの終わっていない卓を、止まっているものから見ます
cmd-admin-back-desc = ゲームを前の局面に戻します
cmd-admin-seat = 席
cmd-admin-seat-desc = 席を別の人に渡すか、空けます
cmd-admin-cancel-desc = 卓を閉じます
cmd-limits = 上限
cmd-limits-desc = 終わっていない卓をいくつまで認めるかを決めます
cmd-health = 状態
cmd-health-desc = このサーバーの卓の状態を1行で見ます
opt-admin-table-desc = どの卓か(省略時はこのチャンネルの卓)
opt-to = 相手
opt-to-desc = 席を渡す相手(省略時は希望者)
opt-waiting = 開始前
opt-waiting-desc = ホスト1人あたりの開始前の卓
opt-hosted = ホスト
opt-hosted-desc = ホスト1人あたりの終わっていない卓
opt-in-channel = チャンネル
opt-in-channel-desc = チャンネルとそのスレッドの終わっていない卓
opt-on-server = サーバー
opt-on-server-desc = サーバー全体の終わっていない卓

## 検証

verify-not-over = ゲームはまだ続いています。秘密の値は終了時に公開します。抽選の確認コード: { $commitment }
verify-good = 確認できました。このゲームの抽選({ $draws }回)はすべて秘密の値から決まったもので、秘密の値は開始前に公開した確認コードと一致します。
verify-wrong-secret = 秘密の値が、開始前に公開した確認コードと一致しません。
verify-wrong-draw = { $number }回目の抽選({ $what })が秘密の値と一致しません。
verify-yourself = 添付のファイルがあれば、このボットなしでも確かめられます。方法(数行のプログラム)は、ソースの { $page } にあります。
verify-secret = 秘密の値: { $secret }

## 取り消しと終了

cancel-confirm = この卓を閉じますか？ 閉じると、ゲームは続けられません。

## What a command has done

told-opened = 卓を開きました。ほかの人が参加できます。そろったら「開始」を押してください。
told-limit-near = { $left ->
    [0] どれかの卓が開始・終了するか閉じられるまで、ここではこれ以上卓を開けません。
   *[other] ここで開ける卓は、どれかが開始・終了するか閉じられるまで、あと{ $left }卓です。
}
told-joined = 席につきました。
told-left = 席を離れました。
told-started = ゲームを始めます。
told-cancelled = 卓を閉じました。
told-moved = 卓をこのチャンネルに移しました。
told-post-again = { $channel }に卓をもう一度投稿しました(最後の投稿がまだ見えている場合を除きます)。

## The status of a table

status-lobby = 開始前
status-running = 進行中
status-over = 終了
status-cancelled = 閉鎖
status-commitment = 抽選の確認コード: { $commitment }

## Welcome

welcome-heading = チャットで遊ぶ重量級ボードゲーム
welcome-text = 1. 「卓を開く」を押して、ゲームを選びます。
    2. ほかの人は「参加」を押し、そろったら「開始」を押します。
    3. 自分の番が来たら「自分の番」を押します。
welcome-commands = コマンドでも遊べます: /卓 作る、/参加中の卓、/ルール。ルールの判定、盤面の管理、手札の秘密はお任せください。
solo-how = 相手の強さを選んでください。コンピューター{ $count }人を相手に、すぐに始まります。
welcome-solo = { $title }をコンピューターと遊ぶ
welcome-open = 卓を開く
cmd-play = 遊ぶ
cmd-play-desc = コンピューターと遊ぶ、遊び方を学ぶ、卓を開く
in-direct-messages = 私とのダイレクトメッセージ
told-here-soon = { $title }がここで始まります。
refuse-messages-closed = メッセージを送れませんでした。Discordの設定の「コンテンツとソーシャル」で、追加したアプリからのダイレクトメッセージを許可してから、もう一度お試しください。卓は開いていません。
refuse-one-in-messages = ダイレクトメッセージですでに遊んでいます: { $channel } 終わらせるか、卓メニューで終了してから、次の卓を開いてください。
button-people = 人と遊ぶ
button-solo = コンピューターと遊ぶ
button-more-games = 他のゲーム
alt-cover = { $title }の記号4つ。
welcome-choose = どのゲームで遊びますか？
welcome-players = { $least }～{ $most }人
welcome-thread = { $title }({ $name })
welcome-elsewhere = このチャンネルにはすでに卓があるので、{ $channel }に開きました。
told-elsewhere = 卓は{ $channel }にあります。

## チュートリアル

cmd-tutorial = チュートリアル
cmd-tutorial-desc = 遊びながら覚える短いゲームを始めます(自分にだけ見えます)
button-learn = 遊びながら覚える
button-lesson-show-me = お手本を見る
button-lesson-leave = ここで中断
button-lesson-next = 次へ
button-lesson-back = 前へ
button-lesson-finish = おわり
button-lesson-game = 初級のコンピューターと遊ぶ
button-lesson-stronger = もっと強い相手と…
button-lesson-again = 最初からやり直す
button-lesson-on = 続きから
button-take-back = 選び直す
lesson-titles = どのゲームを覚えますか？
lesson-about = コンピューターを相手に、本物のゲームを数分間、1手ずつ進めます。見えるのはあなただけで、いつでも中断して、続きから再開できます。
lesson-step = { $title } · ステップ{ $number }/{ $count }
lesson-confirm = 正解です。ただし、まだ確定していません。「確定」を押すと、下のように実行されます。
lesson-right = **✓ よくできました。** 起きたこと:
lesson-done = **✓ よくできました。**
lesson-look = **✓ 正解です。**
lesson-else = ルール上は可能な手で、実際のゲームならそのまま確定できます。ここでは別の手を試してみましょう。
lesson-look-again = 惜しい！ もう一度どうぞ。
lesson-resumed = 前回の続きです。
lesson-left = 「{ $title }」: いつでも続きから再開できます。下のボタンか /チュートリアル を使ってください。
lesson-finished = これで{ $title }を遊べます。
lesson-then = 細かいルールは「ルール」で読めます。どの選択肢にも、費用や効果が書いてあります。コンピューターとの最初の1ゲームは、下のボタンですぐに始められます。迷ったら「ヒント」を押してください。
refuse-no-lesson = そのチュートリアルはもうありません。
refuse-lesson-first = 先に質問に答えてください。

## コンピュータープレイヤー

button-computers = コンピューター
button-add-computer = { $level }を加える
button-drop-computer = { $name }を外す
computers-full = 席はすべて埋まっています。
level-novice = 初級
level-novice-desc = 感覚ですばやく手を選びます。
level-apprentice = 中級
level-apprentice-desc = すべての手を比べて選び、大きなミスはほとんどしません。
level-master = 上級
level-master-desc = 先の展開を読んで手を選びます。数秒かかります。
level-grandmaster = 名人
level-grandmaster-desc = たくさんの対戦から学んだ、いちばん強い相手です。1～2秒かかります。
computer-name = { $name }({ $level })
computer-1 = ベアトリーチェ
computer-2 = ダンテ
computer-3 = ラウラ
computer-4 = ペトラルカ
computer-5 = フィアンメッタ
computer-6 = ボッカッチョ
refuse-no-computer = この卓にはコンピューターがいません。
refuse-no-grandmaster = このゲームにはまだ名人がいません。ほかの強さを選んでください。

## 終わったゲームの結果

result-line = { $place }位 { $seat }: **{ $points }**
result-first = 🏆 { $place }位 { $seat }: **{ $points }**
result-shared = { $seats }の引き分けです。
result-title = 結果
result-total = 合計
result-alt-line = { $place }位 { $seat }: { $points }({ $parts })
result-alt-part = { $source }: { $points }
source-rest = その他
points = { $points }点
course = 手番ごとの得点
course-round = 第{ $round }ラウンド
turning-title = 勝負の分かれ目
turning-when-round = 第{ $round }ラウンド
turning-when-turn = { $turn }手目
turning-when-end = 最後
turning-lead = { $seat }が首位に
turning-kept = { $seat }が首位に立ち、最後まで守る
turning-kept-first = ここから{ $seat }が最後まで首位
turning-gain = { $seat }が大きく伸ばす
turning-point = **{ $when }**: { $what }(+{ $gained })。{ $standing }
turning-of = { $name } { $points }

## 勝つ見込み

chances = 手番ごとの勝つ見込み
chances-title = 勝つ見込み
chances-now = 勝つ見込み: { $chances }
chances-seat = { $seat } { $chance }
chance = { $percent }%
chances-first = 開始時
chances-last = 最新
chances-alt-line = { $when }: { $chances }
chances-turning = 分かれ目へ…
chances-rough = コンピューターが、プレイヤーの腕前ではなく局面だけから見積もった値です。見込み70%なら、10回に3回は負けます。
turning-swing = { $seat }の見込みが上がる
refuse-no-chances = 勝つ見込みは、ゲームの終了後に見られます。1人でコンピューターと遊んでいるときは、あなただけが見られます(コンピューターが局面を評価できるゲームだけです)。

## 終わったゲームのふりかえり

moments-title = ふりかえり
moments-judge = { $level ->
    [grandmaster] 名人
   *[other] 中級のコンピューター
}
moments-well = { $count }回の選択のうち{ $well }回は、{ moments-judge }に劣らない手でした。
moments-intro = { moments-judge }なら別の手を選んだ場面:
moments-none = { moments-judge }から見ても、明らかにより良い手があった場面はありませんでした。お見事です！
moments-chosen = あなたの手: **{ $move }**
moments-advised = { moments-judge }の手: **{ $move }**(見積もりで約{ $points }良い)
moments-better = あなたの手: **{ $move }**。{ moments-judge }の手: **{ $best }**(見積もりで約{ $points }良い)
moments-as-good = あなたの手: **{ $move }**。{ moments-judge }から見ても、これより良い手はありませんでした。
moments-rough = そのときあなたに見えていたものだけから考えた、おおよその見積もりです。相手がどう応じたかは、誰にも分かりません。
refuse-no-moments = ふりかえりは、ゲームの終了後に見られます(中級のコンピューターが遊べるゲームだけです)。

## 時間: 誰をいつから待っているか、催促、代理

wait-since = { $since }から待っています
wait-since-until = { $since }から待っています(期限: { $until })
wait-asked-next = このあと{ $players }の番が来ます。今から予約しておけます。
wait-thinks = 考え中…
wait-stand-in = 本人が戻るまで、代理が答えます。
notice-remind = あなたの番です。
notice-warn = 残り時間が少なくなりました。
notice-late = 時間切れです。
letter-heading = { $count ->
    [1] あなたの番です
   *[other] { $count }卓があなたを待っています
}
letter-more = ほか{ $count }卓(/参加中の卓 で見られます)。
open-for = { $user }: あなたへの申し出があります。「自分の番」から見られます。急ぐ必要はありません。ゲームは待たずに進みます。
open-no-hurry = 急ぐ必要はありません。ゲームは返事を待たずに進みます。
button-not-now = この番の催促を止める
button-back-again = 戻りました
button-back-of = 戻りました({ $name })
button-answer-for = { $name }の番を代理に任せる
told-not-now = 分かりました。この番についてはもうお知らせしません。
told-back = おかえりなさい。ここからはまたご自分で答えられます。
told-for = 代理が答えました。
stood-in = { $gone ->
    [true] { $seat }がサーバーを離れたため、代理が答えました。
   *[other] { $seat }の期限が過ぎたため、代理が答えました。
}
answered-for = { $seat }の期限が過ぎていたため、{ $by }が代理に任せました。
refuse-not-late = まだ期限が過ぎていないため、代理には任せられません。
refuse-no-stand-in = 代理はあなたの代わりに答えていません。
refuse-not-awaited = その卓は今あなたを待っていません。
refuse-no-zone = 「{ $text }」というタイムゾーンはありません。候補から、近い都市を選んでください。
refuse-no-time = 「{ $text }」を時刻として読めませんでした。22:30や7:00のように書いてください。
refuse-no-day = 「{ $text }」を日付として読めませんでした。候補から選ぶか、2026-12-24のように書いてください。
refuse-no-days = 最終日には、初日以降で、{ $most }日先までの日を選んでください(過ぎた日は選べません)。

## 卓の取り決め

option-pace = 期限と催促
option-pace-desc = 手番がなかなか進まないときの扱いを決めます。
option-pace-none = 催促しない
option-pace-remind = 催促のみ
option-pace-soft = ゆるい期限(過ぎたら、ほかの人が代理に任せられる)
option-pace-hard = 厳しい期限(過ぎたら、代理が答える)
option-hours = 回答期限
option-hours-desc = 1つの質問に答えるまでの時間です。
option-hours-12 = 12時間
option-hours-24 = 1日
option-hours-48 = 2日
option-hours-72 = 3日
option-hours-168 = 1週間
option-bank = 持ち時間
option-bank-desc = 回答期限とは別に、ゲーム全体で各自が使える時間です。
option-bank-0 = なし
option-bank-24 = 1日
option-bank-72 = 3日
option-bank-168 = 1週間
option-rest = 時計を止める
option-rest-desc = 留守の日(/留守 で知らせた日)とお知らせしない時間に時計を止めるかを決めます。
option-rest-both = 留守の日とお知らせしない時間
option-rest-away = 留守の日だけ
option-rest-none = 止めない
limits = { $rest ->
    [both] 時計が止まるのは、お知らせしない時間は1日{ $quiet }時間まで、留守の日は席とゲームごとに{ $away }日までです。
    [away] 時計が止まるのは、留守の日が席とゲームごとに{ $away }日までです(お知らせしない時間は1日{ $quiet }時間までしか設定できません)。
   *[none] {""}
}最終的な期限は、質問から、使える時間(回答期限と残りの持ち時間)の{ $times }倍に{ $beyond }日を加えたときで、この卓では最長{ $last }日です。これが延びるのは、全員が同意した休止と、モデレーターによる休止の間だけです。
option-stand_in = 代理
option-stand_in-desc = 期限を過ぎた人の代わりに何が答えるかを決めます。
option-stand_in-neutral = 最も無難な答え(パスし、何も使わない)
option-stand_in-computer = コンピューター
option-orders = 予約の実行
option-orders-desc = 予約や計画をいつ実行するかを決めます。すぐに実行すると、予約してあったことが速さから分かります。
option-orders-at_once = すぐに実行する(予約してあったことが速さから分かる)
option-orders-delayed = 3～30分の間でランダムに間をおいて実行する(予約の有無は隠れる。お知らせもその後)
option-puzzles = このゲームからのパズル
option-puzzles-desc = 終わったゲームの場面を、名前なしでパズルに使えるかどうかを決めます。
option-puzzles-no = 使わない
option-puzzles-yes = 場面をパズルに使える(名前なし)
option-consent = 提案を承認する人
option-consent-desc = 巻き戻し・交代・休止などを誰が承認するかを決めます。中止にはつねに全員の賛成が必要です。
option-consent-all = 卓の全員
option-consent-host = ホストと、その席の人(レーティング対象のゲームでは全員)
option-hints = ヒント
option-hints-desc = 「ヒント」で、コンピューターが良いと思う手を2つ、押した人に見えているものだけをもとに示します。
option-hints-never = 使わない
option-hints-computers = 1人でコンピューターと遊ぶときだけ
option-hints-always = いつでも全員が使える

## 時間とお知らせの設定

cmd-away = 留守
cmd-away-desc = 留守の日や、戻ったことを知らせます
opt-first-day = いつから
opt-first-day-desc = 留守の初日(省略時は今日)
opt-last-day = いつまで
opt-last-day-desc = 留守の最終日
day-label = { $year }年{ $month }月{ $day }日({ $weekday ->
    [0] 月
    [1] 火
    [2] 水
    [3] 木
    [4] 金
    [5] 土
   *[6] 日
})
away-set = { $first }から{ $until }まで留守にします。その間はお知らせしません。卓でそう決めてあれば、あなたの時計も止まります(ゲームごとに合わせて{ $most }日まで)。
away-not = 今は留守ではありません。留守にするときは、/留守 で最終日を選んでください。
away-back = おかえりなさい。またあなたの番をお知らせします。
cmd-tell = お知らせ
cmd-tell-desc = あなたの番をどのように知らせるかを決めます
opt-how = 方法
opt-how-desc = 卓でのメンション、ダイレクトメッセージ、両方、なし
opt-tell-table-desc = この卓だけ(省略時はすべての卓)
tell-mention = 卓でのメンション
tell-dm = ダイレクトメッセージ
tell-both = 両方
tell-none = なし
tell-usual = いつも通り
settings-saved-tell = 保存しました。番のお知らせ: { $how }。
settings-saved-tell-of = 保存しました。この「{ $title }」の卓での番のお知らせ: { $how }。
cmd-zone = タイムゾーン
cmd-zone-desc = お住まいのタイムゾーンを選びます
opt-zone = タイムゾーン
opt-zone-desc = タイムゾーンの都市
settings-saved-zone = 保存しました。タイムゾーンは{ $zone }、今は{ $now }です。
cmd-quiet = お知らせしない時間
cmd-quiet-desc = お知らせを控える時間帯を決めます(1日12時間まで、省略時はなし)
opt-begin = 開始
opt-begin-desc = 開始の時刻(例: 22:30)
opt-end = 終了
opt-end-desc = 終了の時刻(例: 7:00)
refuse-too-quiet = お知らせしない時間にできるのは1日{ $most }時間までです。{ $span }は{ $hours }時間{ $minutes }分です。
settings-saved-quiet = 保存しました。{ $hours }({ $zone })はお知らせしません。
settings-saved-loud = 保存しました。お知らせしない時間はありません。

## ゲームを見返す

replay-title = 手番 { $at }/{ $of }
replay-rounds = ラウンドを選ぶ…
replay-more = ほか{ $count }件
film-title = このゲームを20秒で見る
film-alt = { $title }: { $turns }手番の盤面を順に並べた動画
refuse-no-film = 動画は、ゲームが終わってから見られます。
export-all = ゲームのすべてです。全員の手、抽選の結果、その元になった秘密の値が入っています。
export-own = あなたが知っている範囲の記録です。あなたの手、あなたに知らされたこと、あなたから見た盤面が入っています。
export-page = 先頭のファイルをブラウザで開くと、通信なしで1手番ずつ見返せます。
book-board = 盤面
book-turn = 手番
book-over = 終わったゲームの記録です(全{ $turns }手番)。
book-now = 今の局面を文章で
book-own = { $name }に見える範囲の、ここまでの記録です。
book-public = 全員に見える範囲の、ここまでの記録です。
book-fewer = すべての画像を入れると大きくなりすぎるため、画像は{ $every }手番に1枚です。
book-no-pictures = 手番{ $turn }からは画像がありません。その後にルールが修正されました。

## 提案と席の交代

proposed-back = { $seat }の提案: { $undone }手巻き戻す(その後に公開されたものは引き直し)。
proposed-replacing = { $seat }の提案: { $player }の席をほかの人に任せる。
proposed-relieving = { $seat }の提案: { $player }の席をコンピューターに引き継がせる。
proposed-leaving = { $seat }の提案: 自分の席をコンピューターに任せる。
proposed-taking = { $seat }の席を引き継ぎたいという申し出がありました。
proposal-taking = { $user }が{ $name }の席を引き継ぎたいそうです。
proposed-end = { $seat }の提案: このゲームを中止する(誰の成績にも数えない)。
proposed-standing = { $seat }の提案: 今の得点のまま終える({ $standing })。これを結果とし、成績とレーティングに数える。
proposed-pace = { $seat }の提案: 期限と催促を変える({ $pace ->
    [0] 催促しない
    [1] 催促のみ
    [2] ゆるい期限、回答期限{ $hours ->
        [24] 1日
        [48] 2日
        [72] 3日
        [168] 1週間
       *[other] { $hours }時間
    }
   *[3] 厳しい期限、回答期限{ $hours ->
        [24] 1日
        [48] 2日
        [72] 3日
        [168] 1週間
       *[other] { $hours }時間
    }
})。
proposed-pause = { $on ->
    [true] { $seat }の提案: 休止する。
   *[other] { $seat }の提案: 再開する。
}
standing-of = { $seat } { $points }
agreed = { $seat }が賛成しました。
disagreed = { $seat }が反対したため、提案は成立しませんでした。
withdrawn = { $seat }が提案を取り下げました。
call-withdrawn = { $seat }の席を引き継ぎたいという申し出は、取り下げられました。
went-back = { $undone }手巻き戻しました。まだ誰も見ていないものは引き直しました。
pace-changed = 期限と催促が次のように変わりました: { $pace ->
    [0] 催促しない
    [1] 催促のみ
    [2] ゆるい期限、回答期限{ $hours ->
        [24] 1日
        [48] 2日
        [72] 3日
        [168] 1週間
       *[other] { $hours }時間
    }
   *[3] 厳しい期限、回答期限{ $hours ->
        [24] 1日
        [48] 2日
        [72] 3日
        [168] 1週間
       *[other] { $hours }時間
    }
}。
paused = { $on ->
    [true] 休止しました。催促はなく、時計も止まります(全員の同意によらない休止では、最終的な期限だけは変わりません)。
   *[other] 再開しました。
}
bot-left = ボットがこのサーバーを離れました。その間は催促がなく、時計も止まります。
bot-back = ボットがサーバーに戻りました。時計が再び動きます。
called-off = 合意によりゲームを中止しました。誰の成績にも数えません。
ended-standing = 合意により、そのときの得点のままゲームを終えました({ $standing })。これが結果です。
seat-opened = { $seat }の席を、引き継ぎたい人が引き継げるようになりました。
computer-took = { $seat }の席をコンピューターが引き継ぎました。
seat-kept = { $seat }が続けることになりました。
seat-passed = { $seat }が席{ $letter }を引き継ぎました。
seat-since-passed = 席{ $letter }
seat-passed-on = 席{ $letter }がほかの人に移りました。
seat-taken = { $seat }が{ $before }の席を引き継ぎました。
proposal-agreed = 賛成: { $names }
proposal-missing = 返事待ち: { $names }
point-before = { $count }手戻る(次の直前まで: { $what })
button-agree = 賛成
button-disagree = 反対
button-withdraw = 取り下げる
button-take-seat = { $name }の席を引き継ぐ
told-done = 完了しました。
told-proposed = 返事を待っています。必要な人が全員賛成すると実行されます。
button-ask-seat = { $name }の席を引き継ぎたい
seat-ask-about = 次の席はコンピューターが受け持っています。必要な人が全員賛成すれば、続きから引き継いで遊べます。
told-asked-seat = 卓に申し出ました。必要な人が全員賛成すると、{ $name }の席を引き継げます。
told-seat-open = { $name }の席が空きました。引き継ぐ人は、卓の投稿の下のボタンで席につけます。
told-seat-passed = 賛成がそろい、{ $name }の席に新しい人がつきました。
told-disagreed = 反対しました。提案は成立しませんでした。
told-withdrawn = 取り下げました。
told-agreed = 賛成しました。ほかの人の返事を待っています。
told-seat-given = あなたの席を空けました。引き継いだ人に手札も渡ります。それまではあなたが続けます。
told-seat-kept = 席はあなたのままです。
told-seat-opened = 席を空けました。引き継ぎたい人が席につけます。
refuse-proposal-open = すでに提案が出ています。先にそれに答えてください。
refuse-no-proposal = この提案はもう終わっています。
refuse-not-your-proposal = 取り下げられるのは、提案した人だけです。
refuse-no-say = この提案に、あなたの賛成は必要ありません。
refuse-stands-alone = 今の得点のまま終えるには、卓のほかの人の賛成が必要です。中止にすることはできます(誰の成績にも数えません)。
refuse-no-standing = このゲームでは終わるまで得点がつかないため、今の得点のまま終えることはできません。
refuse-proposed-often = この卓では、24時間以内に上限の{ $most }回提案しています。次に提案できるのは{ $when }です。自分の席を離れることと休止を終えることは、いつでもできます。
refuse-proposed-declined = 同じ提案に、この24時間以内に反対がありました。次に提案できるのは{ $when }です。
refuse-declined-lately = この席の引き継ぎは、先ほど見送りになりました。もう一度申し出られるのは{ $when }です。
refuse-asked-often = この卓には、24時間以内に上限の{ $most }回申し出ています。次に申し出られるのは{ $when }です。
call-declined = 申し出ありがとうございました。今回は、今の顔ぶれで続けることになりました。
refuse-no-point = そこへは戻れません。候補から選んでください。
refuse-point-lost = 今のバージョンではその局面を正確に戻せません。何も変わっていません。もっと後の局面を選んでください。
refuse-no-player = この卓にそのような相手はいません。
refuse-paused = すでに休止しています。
refuse-not-paused = 休止していません。
refuse-not-open = この席は空いていません。
refuse-not-absent = その人が席を離れてからまだ間もないようです。みんなで決めるなら、「自分の番」の中の「卓メニュー」か /提案 交代 を使ってください。
cmd-propose = 提案
cmd-propose-desc = 卓のみんなに提案します
cmd-back = 巻き戻し
cmd-back-desc = 前の局面に戻すよう提案します
opt-point = 局面
opt-point-desc = どの局面に戻るか
cmd-replace = 交代
cmd-replace-desc = ある人(コンピューターも可)の席をほかの人に任せます
cmd-computer = コンピューター
cmd-computer-desc = ある人の席をコンピューターに任せます
opt-level = 強さ
opt-level-desc = コンピューターの強さ
opt-player = プレイヤー
opt-player-desc = 誰の席か
cmd-end = 中止
cmd-end-desc = ゲームの中止か、今の得点のまま終えることを提案します
opt-counts = 結果
opt-counts-desc = 終えた後の成績の扱い
counts-nobody = 中止: 誰の成績にも数えない
counts-standing = 今の得点のまま終える: 現在の得点が結果になる
cmd-pause = 休止
cmd-pause-desc = 時計を止めるか、再開します
cmd-pace = 期限と催促
cmd-pace-desc = 期限と催促を変えます
option-pace-name = 期限と催促
option-hours-name = 回答期限
opt-pace-desc = 手番がなかなか進まないときの扱い
opt-hours-desc = 回答期限(省略時は今のまま)
cmd-seat = 席
cmd-seat-desc = ゲーム中に席を譲ります
cmd-give = 譲る
cmd-give-desc = 自分の席を、引き継ぐ人のために空けます
cmd-keep = 残る
cmd-keep-desc = やはり自分の席に残ります
cmd-open = 空ける
cmd-open-desc = ホストとして、いない人の席を空けます

## 卓メニュー: 「自分の番」から、提案と自分の席

button-table-menu = 卓メニュー…
button-answer-proposal = 提案に答える…
table-menu = 卓メニュー
table-menu-about = 選んでもまだ何も起きません。次の画面で内容を確かめられます。
table-menu-choose = 何をしますか？
request-leave = 自分の席をコンピューターに任せる…
request-leave-desc = 続きはコンピューターが遊び、あなたは抜けます
request-relieve = { $name }の席をコンピューターに任せる…
request-relieve-desc = 続きはコンピューターが遊びます
request-replace = { $name }の席をほかの人に任せる
request-replace-desc = 引き継ぎたい人が、手札ごと引き継げるようになります
request-back = 前の局面に巻き戻す…
request-back-desc = 間違えた手をやり直すときに。その後に公開されたものは引き直します
request-back-nowhere = 戻れる局面は、まだありません。
request-pause = 休止する
request-pause-desc = 時計が止まり、催促も来なくなります
request-resume = 再開する
request-resume-desc = 時計がまた動き、催促も再開します
request-pace = 期限と催促を変える…
request-pace-desc = 回答期限と、遅れたときの扱いを変えます
request-end = ゲームを中止する
request-stand = 今の得点のまま終える
request-stand-desc = 現在の得点を結果とし、成績とレーティングに数えます
request-end-desc = 勝敗をつけずに、ここで終わります。誰の成績にも数えません
request-give = 自分の席を譲る
request-give-desc = 引き継ぎたい人が席につけます。それまではあなたが続けます
request-keep = やはり自分の席に残る
request-keep-desc = 引き継ぐ人の募集をやめます
request-open = { $name }の席を空ける
request-open-desc = 長く不在の人に代わって、引き継ぎたい人が席につけるようになります
request-asks = { $names }の賛成が必要です。
request-at-once = 誰の賛成もいりません。すぐに実行されます。
button-propose = 提案する
button-do-it = 実行する
button-give-level = { $level }で{ $what }

## 先の手を決めておく

button-plan = 次の手番を計画する
button-cancel-plan = 計画をやめる
plan-heading = 次の手番の計画
plan-about = 今の局面をもとに計画します。ほかの人には見えません。
plan-unknown = 途中で何が公開されるかはまだ分かりません。何が出てもできる手だけを示しています。残りはそのときに質問します。
plan-whole = これで1手番分です。番が来たとき、すべてが計画どおりの結果になるなら、すぐに実行されます。そうでなければ、実行せずにここに残します。
button-lodge = 番が来たら実行する
button-plan-further = その次の手番も計画する…
button-lodge-so-far = 番が来たらここまで実行する
refuse-plan-unknown = それは、これから公開されるもの次第です。何が出てもできる手を続けるか、ここまでにしてください。
button-always = このラウンドは毎回これで答える
button-drop-plans = これをすべて取り消す
menu-drop-order = 1つ取り消す…
menu-change-given = 1つ変える…
button-change-given = { $number }を変える
button-ahead = 予約する…
ahead-about = 予約はほかの人には見えません。自分で答えるのとまったく同じように、代わりに答えます。ただし、すぐに実行する卓では、予約してあったことが速さから分かります。
ahead-answers-now = 今の質問にすぐに答え、この後も聞かれるたびに答えます。
ahead-past = 以前のバージョンの予約(実行されません)
ahead-refused = { $move }: { $why }
ahead-due = 予約がまもなく実行されます。自分で答えることも、予約を取り消すこともできます。
ahead-otherwise-open = 「{ $move }」の結果が計画のときと変わります。計画: { $was }
ahead-otherwise = 「{ $move }」の結果が計画のときと変わります。計画: { $was } 今: { $now }
told-ordered = 予約{ $number }として保存しました: { $order }。ほかの人には見えません。
refuse-order-past = それはもう予約できません。
refuse-too-many-orders = 予約がすでに上限の{ $most }件あります。先にいくつか取り消してください。
button-drop-order = { $number }を取り消す
ahead-given = 予約
ahead-none = この卓での予約はありません。待っている間に「自分の番」から次の手番を計画できます。
ahead-plan = 次の手番: { $turn }
ahead-order = このラウンドは毎回: { $move }
ahead-missed = 計画の後で局面が変わったため、実行していません。まだ実行できるところまでを残してあります。
told-planned = 計画を予約しました。ほかの人には見えません。/予約 で見たり取り消したりできます。
refuse-no-plan = 今は次の手番を計画できません。すでにあなたの番か、順番に手番を行う場面ではないためです。
refuse-plan-unfinished = まだ手番の最後まで決まっていません。
refuse-no-order = 予約にできるのは、何も公開されない1つの手だけです。
refuse-too-many-plans = すでに上限の{ $most }手番分を計画してあります。
cmd-orders = 予約
cmd-orders-desc = この卓の予約を見たり取り消したりします

## 検討

study-begun = ここから検討を始めました。
drawn-anew = まだ誰も見ていないものを引き直しました。
refuse-position-gone = このゲームのあとでルールの誤りが直されたため、記録の{ $entry }番より後の場面は再現できません。そこまでなら検討できます。
refuse-study = これは検討です。ここでは手番を行うことだけができます。どの場面からでも、別の変化を始められます。
refuse-study-unknown = その検討や変化はありません。
refuse-study-owner = この検討を始めた人だけができる操作です。
refuse-study-over = ここではゲームがもう終わっています。もっと前の場面を選んでください。
refuse-study-running = このゲームはまだ進行中です。検討できるのはプレイヤーだけで、自分の席から見えるものに限られます。
refuse-study-hints = この卓ではヒントを出さない設定のため、検討できるのはゲームが終わってからです。
refuse-study-rated = この卓にはレーティングの対象になりたい人がいるため、検討できるのはゲームが終わってからです。
refuse-study-hidden = このゲームでは見えないものを想像できないため、検討できるのはゲームが終わってからです。
refuse-study-alone = これは進行中だったゲームの検討で、あなたのカードが含まれています。ほかの人には見せられません。
refuse-study-level = 元の卓では全員にヒントが出るわけではないため、この検討で遊べるコンピューターは初級だけです。
refuse-study-no-draw = 今は引き直せません。
refuse-too-many-studies = 検討が上限の{ $most }件あります。先に /検討 一覧 でどれかを消してください。
refuse-too-many-lines = この検討の変化が上限の{ $most }本あります。先にどれかを消してください。
refuse-line-thread = この変化のスレッドには招待できません。スレッドが削除されたか、ボットに権限がありません。「再生」の画面から新しい変化を始めて、そちらに招待してください。
studies-title = あなたの検討
studies-count = { $count }件(上限{ $most }件)。最後に見てから{ $days }日たつと消えます。
studies-none = 検討は、/再生 やふりかえり、ゲームの最後の投稿から始められます。
studies-choose = 検討を開く…
study-lines = 変化{ $count }本
study-line = 変化{ $number }
study-line-named = { $number }. { $name }
study-opened = **新しい変化です**({ $channel })。自分の席の手をすべて選べます。「検討メニュー…」から、席をコンピューターに任せたり、ほかの変化を開いたりできます。
study-here = { $title }の検討はここで行います。成績などには影響せず、誰も待っていません。
study-as = { $seat }の手を選びます
study-from = ゲームの手番{ $turn }の後から始まります。
study-from-line = 「{ $line }」の手番{ $turn }の後から始まります。
study-imagined = 元のゲームは進行中でした。あなたに見えなかったものは想像したもので、実際とは違います。
study-sees-all = 全員の手札が見えます。
study-sees-own = 手を選ぶ席の手札だけが見えます。
study-is-shared = 元のゲームを見られる人なら、この変化を開けます: /検討 変化 番号:{ $id }
study-go-to = 変化を選ぶ…
study-name = 変化の名前
study-seats = 誰が担当しますか？
study-seats-about = すべての席を自分で担当できます。友達と遊ぶには、サーバーのチャンネルで /検討 友達 を使います。
study-seat = { $seat } · 今: { $now }
study-seat-me = 自分
study-no-outcome = ここには運で決まるものがありません。
study-outcomes-about = 今組み立てた手で起こりうることです。選んだものがすぐに実行されます。
study-outcome = こうなったことにする…
study-if-ended = 今ゲームが終わった場合:
study-compare-choose = 比べる変化(最大{ $most }本)…
study-ask-delete = 「{ $line }」を消しますか？ この変化の手は元に戻せません。ほかの変化は残ります。
study-friend-added = { $seat }を友達が担当します。場所: { $channel }
cmd-study = 検討
cmd-study-desc = あなたの検討: ゲームのどの場面からでも続きを試せます
cmd-study-list = 一覧
cmd-study-list-desc = あなたの検討と変化をすべて表示します
cmd-study-line = 変化
cmd-study-line-desc = 共有された変化を開きます
opt-shared-line = 番号
opt-shared-line-desc = 変化の番号を入力します。
cmd-study-friend = 友達
cmd-study-friend-desc = いちばん新しい変化を、非公開スレッドで友達といっしょに試します
opt-study-friend-desc = 席を任せる人を決めます。
cmd-studies = 検討
cmd-studies-desc = 検討の数と一覧を表示します

## 今日のパズル、次の手を当てる

cmd-puzzle = パズル
cmd-puzzle-desc = 1日1問、最も良い手を見つけます
cmd-puzzles = パズル
cmd-puzzles-desc = このチャンネルに毎日パズルを投稿します
puzzle-easy = やさしい
puzzle-medium = 普通
puzzle-hard = 難しい
puzzle-heading = パズル: { $title }({ $difficulty })
puzzle-task = ゲームの1場面です。{ $seat }にとって最も良い手はどれですか？
puzzle-once = あなたにだけ見えています。いろいろな手を試せますが、回答は1回だけです。
puzzle-private = 回答は本人にだけ見えます。1人1回です。
puzzle-result = { $answer ->
    [best] **✓ 正解！** 最も良い手です: { $move }
    [second] **½ 惜しい！** 2番目に良い手です: { $move }
   *[other] **✗ 残念！** あなたの手: { $move }
 }
puzzle-how = それぞれの手のあとを、コンピューターがこの席から見えることだけを使って、上級として{ $pairs }回、中級として{ $pairs }回続けました。どちらでもこの手がはっきり最も良く、点数はその差です。
puzzle-grandmaster = 名人も、この手を選びます。
puzzle-counts = { $count ->
    [1] あなたが最初の回答者です。
   *[other] { $count }人が回答しました。最も良い手は{ $best }人、2番目に良い手は{ $second }人、ほかの手は{ $other }人です。
 }
puzzle-days = この2週間: { $row }
puzzle-streak = { $count ->
    [0] 今日のパズルに答えると、連続日数を数え始めます。
   *[other] { $count }日連続で回答中
 }
puzzle-titles = 今日のパズル
puzzle-about = ゲームの1場面で、最も良い手がはっきりしています。回答はあなたにだけ見えます。✓ 最も良い手、½ 2番目に良い手、✗ ほかの手、· 回答なし
puzzle-channel = このチャンネルには毎日{ $hour }({ $zone })にパズルを投稿します: { $titles }
puzzle-channel-none = このチャンネルにはパズルを投稿しません。
puzzle-channel-title = このチャンネルのパズル
puzzle-channel-titles = ゲーム
puzzle-channel-titles-note = 選んだゲームごとに1日1問。選ばなければ投稿しません
puzzle-channel-hour = 時刻
puzzle-channel-hour-note = タイムゾーン: { $zone }
button-puzzle = 解く
button-puzzle-answer = この手で回答する
button-puzzle-other = 別の手を選ぶ
button-puzzle-solution = 解答を見る
button-puzzle-channel = このチャンネルのパズル…
refuse-no-puzzle = このパズルはもうありません。今日のパズルは /パズル で見られます。
refuse-puzzle-answered = このパズルにはすでに回答しています。回答は1回だけです。
refuse-puzzle-channel = このチャンネルのパズルを選べるのは、モデレーターだけです。
button-guess = 次の手を当てる
button-guess-back = 再生に戻る
guess-heading = 次の手を当てる: 手番 { $at }/{ $of }
guess-task = { $seat }に見えていた場面です。{ $seat }はどの手を選びましたか？
guess-points = { $count }回で{ $points }点
guess-result = { $verdict ->
    [same] **✓ 当たり！** (+{ $gained }) { $played }
    [better] **✓ あなたの手のほうが良い手です！** (+{ $gained }) { $guess }
     { $seat }の手: { $played }
    [as-good] **½ 同じくらい良い手です！** (+{ $gained }) { $guess }
     { $seat }の手: { $played }
   *[worse] **✗ はずれ！** あなたの予想: { $guess }
     { $seat }の手: { $played }
 }
guess-over = これがゲームの最後の手でした。{ guess-points }
refuse-guess-running = 次の手を当てられるのは、終わったゲームだけです。
