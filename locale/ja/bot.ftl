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

## ロビー

lobby-host = ホスト: { $host }
lobby-seats = 席: { $most }席中{ $count }席({ $least }人から開始できます)
lobby-needs = { $missing ->
    [0] 開始できます。
   *[other] あと{ $missing }人必要です。
}
lobby-options = オプション
lobby-cancelled = この卓は閉じられました。
lobby-fingerprint = 抽選は封印済みです。このゲームの抽選はすべて、指紋が { $commitment } の秘密の値と、「参加」「開始」を押した操作の番号(事前には誰にも分かりません)から決まります。
lobby-shares = 秘密の値に混ぜた、「参加」「開始」の操作の番号: { $shares }
lobby-called-off = { $name } さんは、ここでこのゲームを開始後に取りやめたことが、この{ $days }日間に{ $count }回あります。
lobby-commitment = このゲームの抽選の指紋: { $commitment }。終了後は /検証 で、すべての抽選を誰でも確かめられます。

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
button-reset-turn = 最初から
button-done = これで決定
button-why-not = できない理由
button-hint = ヒント
button-look-again = 今の状況を見る
button-any-time = いつでもできること…
button-moments = ふりかえり
button-first = ⏮ 最初
button-backward = ◀ 戻る
button-forward = 進む ▶
button-last = 最後 ⏭
button-film = 20秒で見るこのゲーム
button-change-order = 順番を変える…
button-type-number = ほかの数…
button-step-back = 1つ前の選択へ
button-back = 戻る
button-contents = 目次
button-next-page = 次へ
button-previous-page = 前へ
button-cancel = やめる
button-cancel-table = 卓を閉じる

## 手番ごとの投稿

post-more = …ほか{ $count }件(「記録」で見られます)
post-over = ゲーム終了
post-restored = ⏪ **この卓は { $made } のバックアップから復元されました。** それより後、{ $at } までの手や変更は失われています。

## 自分の番: 本人だけのパネル

panel-since = 前回見てから:
panel-choose-value = 選んでください
panel-closed = 今できないこと: { $reasons }
panel-closed-line = { $what }: { $reason }
panel-draft = ここまでの手(まだ確定していません):
panel-confirmed = 確定しました。ありがとうございます！

## 手札 (ダイレクトメッセージとボタン)

hand-empty = 手札はありません。
hand-dm-closed = ダイレクトメッセージを送れないため、手札が届きません。卓の「手札」ボタンでいつでも見られます。届くようにするには、このサーバーのメンバーからのメッセージを許可してください。

## お知らせ

notice-permission = { $channel } に投稿できません。チャンネルの閲覧、メッセージの送信、ファイルの添付を許可してください。ゲームは続いており、何も失われていません。許可されしだい投稿します。
notice-channel-gone = 卓{ $table }のチャンネルがなくなりました。ゲームは保存されています。ホストは /卓 移動 で別のチャンネルに移せます。
notice-server-gone = 卓{ $table }のサーバーに、私はもう参加していません。ゲームは保存されています。もう一度招待していただければ、続きから遊べます。
notice-quiet = 静かな時間として数えるのは、1日{ $most }時間までになりました。設定は { $set } ですが、数えるのは { $count } だけで、それ以外の時間にはお知らせすることがあり、時計も進みます。/設定 静かな時間 で変更できます。
notice-unloadable = 卓{ $table }は、今動いているバージョンでは読み込めません。データは失われておらず、ほかの卓は続けられます。理由は運営者のログに記録されています。

## ゲームのルール以外でできないこと

refuse-answered = これは回答済みです。今の状況をお見せします。
refuse-old-button = 以前のバージョンのボタンでした。今の状況をお見せします。
refuse-old-form = 以前のバージョンの入力フォームでしたので、入力は使われませんでした。今の状況をお見せします。
refuse-old-nothing = 新しいメッセージかコマンドをお使いください。
refuse-old-command = このコマンドは、今はありません。Discordに古い一覧が残っていることがありますので、再読み込みしてください。
refuse-typed = この質問の答えにはなりません。
told-typed = 入力された内容: { $text }
refuse-not-your-table = この卓の席についていません。
refuse-no-table = このチャンネルに卓はありません。/卓 作る で作れます。
refuse-table-exists = このチャンネルにはすでに卓があります。別のチャンネルかスレッドをお使いください。
refuse-cannot-post = このチャンネルには投稿できません。チャンネルの閲覧、メッセージの送信、ファイルの添付を許可するか、別のチャンネルで卓を開いてください。
refuse-no-thread = このチャンネルにはすでに卓があり、新しいスレッドも作れません。別のチャンネルで開いてください。
refuse-too-many-lobbies = 開始を待っている卓がすでに{ $most }つあります。どれかを開始するか閉じてください。
refuse-too-many-hosted = ホストをしている進行中の卓が{ $most }つあるため、これ以上は開けません。
refuse-too-many-in-channel = このチャンネルとスレッドの進行中の卓が{ $most }に達しているため、これ以上は開けません。
refuse-too-many-here = このサーバーの進行中の卓が{ $most }に達しているため、これ以上は開けません。
refuse-seated = すでにこの卓に参加しています。
refuse-full = { $most }席すべて埋まっています。
refuse-started = ゲームはもう始まっています。
refuse-leave-begun = ゲームはもう始まっています。抜けるには、「自分の番」の中の「卓メニュー」で、席をほかの人に譲るか、コンピューターに引き継がせてください(/席 譲る、/提案 コンピューター でもできます)。
refuse-not-started = ゲームはまだ始まっていません。
refuse-host-only = この卓のホストかサーバーのモデレーターだけができる操作です。
refuse-host-no-seat = この卓の席についていないため、ほかの人のゲームを終わらせることはできません。サーバーのモデレーターなら終わらせられます。
refuse-end-proposed = ゲームはもう始まっています。終わらせるには、「自分の番」の中の「卓メニュー」か /提案 で、ほかの人に提案してください。
refuse-too-many = 一度に届いた操作が多すぎます。返事がそろってから、もう一度お試しください。
refuse-nothing-to-undo = 戻せる手はありません。確定した手は取り消せません。
refuse-unknown = 問題が起きましたが、何も変わっていません。記録しましたので、もう一度お試しください。
refuse-unknown-choice = 「{ $text }」は選べません。選べるのは{ $choices }です。

## どのゲームにもある、ルール上できない理由

refusal-with-rule = { $text }(規則 { $rule })
ERR_GAME_OVER = ゲームは終了しました。
ERR_WRONG_PHASE = 今その手は選べません。
ERR_NOT_YOUR_TURN = あなたの番ではありません。
ERR_PENDING_CHOICE = 先に今の選択を済ませてください。
ERR_OUT_OF_RANGE = { $least }～{ $most }の数{ $step ->
    [1] { "" }
   *[other] ({ $step }刻み)
}を指定してください。
ERR_NOT_OFFERED = { $item }は選べません。
ERR_REPEATED = { $item }が、実際にある数より多く指定されています。
ERR_TOO_FEW = { $least }以上必要です(今は{ $have })。
ERR_TOO_MANY = { $most }以下にしてください(今は{ $have })。
ERR_BAD_PARAM = その指定は選べません。
ERR_BAD_PARAM-known = そのようなものはありません。あるのは{ $known }です。
ERR_BAD_PARAM-least = { $least }以上を指定してください。
ERR_BAD_PARAM-items = 次のものを1回ずつ、好きな順に指定してください: { $items }。

## コマンドの名前と説明

cmd-table = 卓
cmd-table-desc = 卓を作る、参加する、進める
cmd-new = 作る
cmd-new-desc = このチャンネルに卓を作ります
cmd-join = 参加
cmd-join-desc = このチャンネルの卓に参加します
cmd-leave = 抜ける
cmd-leave-desc = 開始前の卓から抜けます
cmd-options = オプション
cmd-options-desc = 卓のオプションを見る、変える
cmd-start = 開始
cmd-start-desc = ゲームを始めます
cmd-status = 状況
cmd-status-desc = 誰の何を待っているかを見ます
cmd-cancel = 閉じる
cmd-cancel-desc = 卓を閉じます
cmd-hand = 手札
cmd-hand-desc = 自分の手札を見ます(他の人には見えません)
cmd-board = 盤面
cmd-board-desc = 盤面を画像か文章で見ます
cmd-log = 記録
cmd-log-desc = これまでの動きを見ます
cmd-replay = 再生
cmd-replay-desc = ゲームを1手番ずつ見返します
cmd-export = 書き出し
cmd-export-desc = ゲームをファイルで受け取ります(データと文章)
cmd-games = 参加中の卓
cmd-games-desc = 参加している卓と、自分の番の卓を一覧します
cmd-undo = 取り消す
cmd-undo-desc = 組み立て中の手番の最後の手を戻します
cmd-settings = 設定
cmd-settings-desc = 言語とお知らせの方法を選びます
cmd-verify = 検証
cmd-verify-desc = 終わったゲームの抽選をすべて確かめます
cmd-about = このボットについて
cmd-about-desc = 説明と、ゲームの数値の出典
cmd-rules = ルール
cmd-rules-desc = この卓のゲームのルールを、今の場面から全部読めます
cmd-card = カード
cmd-card-desc = カードやタイルの効果を見ます
cmd-turn = 手番
cmd-turn-desc = 手番全体を短い書き方で1行に入力します
opt-line = 手順
opt-line-desc = ルールの書き方で手番を入力
opt-title = ゲーム
opt-title-desc = 遊ぶゲーム
opt-language = 言語
opt-language-desc = 自分への文章の言語
opt-name = 名前
opt-name-desc = カードやタイルの名前

## 卓の一覧、記録、ルール、説明

games-title = 参加中の卓
games-none = 参加している卓はありません。/卓 作る で作れます。
games-line = { $title }、{ $channel }: { $state }
games-waits-for-you = あなたの番です
games-waits-for = { $seats }を待っています
games-lobby = 開始前
games-unloadable = 卓{ $table }({ $channel }): 今のバージョンでは読み込めません。データは失われていません。
log-title = 記録
log-all = すべて
log-of = { $name }の手
log-round = ラウンド{ $round }から
log-show = 表示するもの…
legend-title = 記号の意味
button-legend = 記号の意味
opt-part = 部分
opt-part-desc = 大きく見たいプレイヤーのエリア、または盤面の一部
cmd-map = 地図
cmd-map-desc = 地図全体、または1つの地域を大きく見る
opt-region = 地域
opt-region-desc = どの地域か
refuse-no-region = このテーブルの地図にその地域はありません。
log-none = まだ何も起きていません。
rules-title = { $title }: ルール
rules-contents = 章を選んでください:
rules-now = 今: { $text }
card-none = 「{ $text }」というカードやタイルはありません。
about-bot = 重量級ボードゲームをチャットで少しずつ進めるためのボットです。ルールと盤面と全員の秘密を預かります。卓は /卓 作る で開けます。卓のあるチャンネルで /このボットについて を使うと、そのゲームの数値の出典を読めます。
about-contact = 運営者の連絡先: { $text }
about-no-contact = 運営者の連絡先は公開されていません。
about-privacy = 個人データの扱い: { $text }
about-terms = 利用規約: { $text }
about-data = /個人データ 表示 であなたについて保存されているものをすべて受け取り、/個人データ 消去 で消せます。
about-numbers = 次の数値は資料が見つからず、記憶によるか、独自に補ったものです。ゲームをお持ちの方からの訂正を歓迎します。
about-decisions = ルールにはっきり書かれていないため、独自に決めたこと(ほかは卓のオプションで選べます):
about-sure = ほかの数値と出典:
about-line = { $table }{ $value } – { $sources }
about-value = { ": " }{ $value }
about-count = { $count ->
    [0] { "" }
   *[other] { ": " }{ $count }件
}
about-disputed = 資料が食い違う点: { $text }
source-seed = 日本語の資料
source-published = 公開資料{ $by_count ->
    [0] { "" }
   *[other] ({ $by })
}
source-recall = 記憶によるもの
source-reconstructed = 独自に補ったもの
source-of-part = { $parts }は{ $source }

## 設定

settings-saved-en = 保存しました。英語でお答えします。
settings-saved-ja = 保存しました。日本語でお答えします。
settings-saved-auto = 保存しました。Discordの表示に合わせた言語でお答えします。
settings-saved-ask = 保存しました。手番の終了やカードの公開の前に確認します。
settings-saved-at-once = 保存しました。確認せず、すぐに手を進めます。
settings-language = 言語
settings-language-auto = Discordに合わせる

## 保存されている個人データ

cmd-forget = 個人データ
cmd-forget-desc = あなたについて保存されているものを見たり、消したりします
cmd-forget-show = 表示
cmd-forget-show-desc = あなたについて保存されているものを、すべてファイルで渡します
cmd-forget-erase = 消去
cmd-forget-erase-desc = あなたについて保存されているものを消します。ゲームは別の名前で残ります
forget-shown = あなたについて保存されているものは、このファイルがすべてです。消すには /個人データ 消去 を使ってください。
forget-ask = あなたについて保存されているものをすべて消しますか？ 設定と、誰が遊んだかの記録は元に戻せません。ゲームは「{ $name }」という名前で残ります。{ $running ->
    [0] { "" }
   *[other] 進行中の{ $running }つのゲームでは、コンピューターがあなたの席を引き継ぎます。
}Discordのチャンネルにすでにある投稿は変わりません。
forget-done = 消しました。{ $bans ->
    [0] あなたについて保存されているものはもうありません。
   *[other] サーバーのモデレーターによる参加禁止だけはサーバーの記録として残ります。ほかに保存されているものはもうありません。
}{ $tables ->
    [0] { "" }
   *[other] ({ $tables }つの卓を書き換えました)
}
forget-name = 以前のプレイヤー
button-forget = すべて消す

## 成績とレーティング

stats-heading = { $name }の成績
stats-here = このサーバーでの成績
stats-everywhere = すべてのサーバーでの成績
stats-none = 終わったゲームはまだありません。
stats-line = { $seats }人戦: { $games }回({ $places })、平均順位{ $place }、平均点{ $points }、最高{ $best }点
stats-against = コンピューター入りの{ $seats }人戦: { $games }回({ $places })、平均順位{ $place }、平均点{ $points }、最高{ $best }点
stats-place = { $place }位×{ $count }
stats-rating = レーティング{ $points }(対象{ $games }回、優勝{ $wins }回)
stats-rated = 人どうしのゲームがレーティングの対象になり、サーバーのほかの人もこの成績を見られます。/設定 レーティング で変えられます。
stats-unrated = この成績はあなただけに見えています。/設定 レーティング を使うと、次のゲームから対象になり、ほかの人も成績を見られます。
ratings-heading = { $title }: このサーバーのレーティング
ratings-line = { $place }位 { $player }: { "" }
ratings-none = レーティングを希望する人が終えたゲームは、ここにはまだありません。
ratings-about = 全員1000から始まり、結果を重ねるほど実力に近づきます。対象は、/設定 レーティング で希望した人どうしのゲームだけです。
refuse-stats-private = この人はここでは成績を公開していません。
settings-saved-rated = 保存しました。これからの人どうしのゲームはレーティングの対象になり、サーバーのほかの人もそこでの成績を見られます。
settings-saved-unrated = 保存しました。レーティングの対象から外れ、成績はあなただけに見えます。
cmd-stats = 成績
cmd-stats-desc = 終わったゲームの順位、得点、レーティング
opt-stats-player-desc = 成績を公開しているほかの人
cmd-ratings = レーティング
cmd-ratings-desc = このサーバーの、ゲームごとの上位プレイヤー
cmd-rated = レーティング
cmd-rated-desc = レーティングの対象になり、成績をほかの人に見せるか
opt-rated = 対象にする
opt-rated-desc = はい: 対象になり、成績も見える。いいえ: どちらもなし
option-rated = レーティング
option-rated-desc = 希望する人のレーティングの対象にするか
option-rated-yes = 対象にする
option-rated-no = 対象にしない
option-door = 参加できる人
option-door-desc = この卓の席につける人
option-door-open = 誰でも(/卓一覧 に載る)
option-door-unlisted = 募集カードを見た人(一覧には載らない)
option-door-invited = ホストが招いた人だけ(/卓 招待)
option-watch = 観戦
option-watch-desc = 見ていてよい人。見えるのは全員に公開のものだけで、手札は見えない
option-watch-all = チャンネルを見られる人全員
option-watch-seated = 席についている人だけ
option-ready = 開始前の確認
option-ready-desc = 始める前に、全員の準備ができたかを確かめるか
option-ready-no = 確かめない(開始を押すとすぐ始まる)
option-ready-yes = 全員が「準備完了」を押す

## 人を集める、準備、再戦

opt-where = 場所
opt-where-desc = このチャンネルか、専用のスレッドか
where-here = このチャンネル
where-thread = 専用のスレッド
where-private = 非公開スレッド(招いた人だけ)
refuse-no-thread-here = ここではスレッドを作れません。サーバーのテキストチャンネルで卓を開いてください。
refuse-may-not-thread = ここではそのスレッドを作れません。あなたか私に権限がないか、スレッドが多すぎます。別のチャンネルでお試しください。
refuse-not-invited = この卓には、ホストが招いた人だけが参加できます。
refuse-guest-seated = その人はすでにこの卓の席についています。
refuse-guest-bot = それはボットです。コンピューターは募集カードのボタンで加えられます。
refuse-not-asked = 今は準備の確認をしていません。
refuse-too-few-ready = 準備のできていない人を除くと、人数が足りません。
refuse-no-spectators = この卓を見られるのは、席についている人だけです。
refuse-not-over = このゲームはまだ終わっていません。
lobby-ready = 準備の確認中です。全員そろうと始まります。
lobby-ready-anew = 準備の確認を始めたあとで、オプションかコンピューターが変更されました。内容を確かめて、もう一度「準備完了」を押してください。全員そろうと始まります。
lobby-closing = あなたの「{ $title }」の卓では、長い間何も起きていません。誰かが参加するか、残すことにしなければ、{ $when }に閉じます。
ready-asked-anew = 準備の確認を始めたあとで、「{ $title }」のオプションかコンピューターが変更されました。今の内容で始めてよければ、もう一度「準備完了」を押してください。
ready-asked = 「{ $title }」がまもなく始まります。準備はいいですか？
guest-invited = { $host }さんが「{ $title }」に招いています。
button-ready = 準備完了
button-start-without = その人たちを除いて始める
button-keep-open = 卓を残す
button-rematch = 再戦
button-watch = 観戦
told-ready = 準備完了です。ほかの人がそろうと始まります。
told-ready-asked = { $names }に準備を確かめています。全員そろうと自動で始まります。
told-not-ready = まだ準備ができていない人: { $names }。除いて始めることもできます(その人たちはこの卓の席を失います)。
told-kept-open = 卓を残します。
told-invited = { $player }さんを招きました。
told-sent-away = 席が空きました。
told-rematch = { $channel } に新しい卓を用意しました。オプションは同じで、席は引き直してあります。準備を待っている人: { $names }。
tables-heading = このサーバーの卓
tables-none = 参加や観戦ができる卓はありません。/卓 作る で作れます。
tables-free = { $count ->
    [0] 満席
   *[other] 空席{ $count }
}
tables-on = 進行中
tables-more = ほか{ $count }卓
cmd-tables = 卓一覧
cmd-tables-desc = このサーバーで参加や観戦ができる卓
cmd-invite = 招待
cmd-invite-desc = この卓に人を招きます
opt-invite-desc = 招く相手
cmd-send-away = 席を外す
cmd-send-away-desc = ホストとして、来ない人の席を空けます
opt-send-away-desc = 誰の席か

## モデレーター

stepped-in = サーバーのモデレーターが対応します。
admin-table = { $title }、{ $channel }、ホスト { $host }: { $state }
admin-paused = 休止中
admin-waiting = { $since }から何も起きていません。
admin-failing = 投稿に失敗しています: { $why }
admin-unloadable = 今のバージョンでは読み込めません: { $why }
admin-no-tables = このサーバーに終わっていない卓はありません。
admin-how = /管理 席 で席を別の人に渡し、/管理 巻き戻し で局面を戻し、/管理 休止 で時計を止め、/管理 閉じる で卓を閉じます。モデレーターの操作であることは、卓の全員に知らされます。
admin-limits = このサーバーの上限
admin-limit-waiting = 1人のホストの開始待ちの卓: { $most }
admin-limit-hosted = 1人のホストの終わっていない卓: { $most }
admin-limit-channel = チャンネルとそのスレッドの終わっていない卓: { $most }
admin-limit-server = サーバー全体の終わっていない卓: { $most }
admin-health-good = 異常ありません: 進行中{ $running }、開始前{ $lobby }、止まっている卓{ $stuck }、投稿の失敗{ $failing }、Discordまで{ $delay }ミリ秒。
admin-health-bad = /管理 卓一覧 を確認してください: 進行中{ $running }、開始前{ $lobby }、止まっている卓{ $stuck }、投稿の失敗{ $failing }、Discordまで{ $delay }ミリ秒。
admin-channels = 卓を開けるチャンネル
admin-channels-all = どのチャンネルでも卓を開けます。
admin-bans = このサーバーで席につけない人
admin-bans-none = 禁止されている人はいません。
admin-ban = { $player }({ $since })
told-banned = { $player }さんは、このサーバーで新しく席につけなくなりました。
told-banned-sits = 今ついている席はそのまま残ります(/管理 席 で別の人に渡せます):
told-ban-lifted = { $player }さんは、また席につけるようになりました。
told-not-banned = { $player }さんは禁止されていません。
refuse-banned = このサーバーのモデレーターが参加を禁止しているため、席につけません。
refuse-guest-banned = このサーバーのモデレーターが参加を禁止しているため、{ $player }さんは席につけません。
refuse-elsewhere = このサーバーで卓を開けるチャンネル: { $channels }
refuse-channel-not-named = それは卓用に指定されたチャンネルではありません。
cmd-admin = 管理
cmd-admin-desc = サーバーを管理する人のための、卓の操作
cmd-admin-channels = チャンネル
cmd-admin-channels-desc = 卓を開けるチャンネルを決めます(指定がなければどこでも開けます)
opt-add-channel = 追加
opt-add-channel-desc = 卓を開けるようにするチャンネル(スレッドも含みます)
opt-remove-channel = 解除
opt-remove-channel-desc = 卓用の指定を外すチャンネル
cmd-admin-ban = 禁止
cmd-admin-ban-desc = このサーバーで席につけない人を決めます
opt-ban-desc = 席につけなくする相手(省けば一覧を見ます)
opt-lift = 解除
opt-lift-desc = また席につけるようにします
cmd-admin-welcome = 案内
cmd-admin-welcome-desc = このチャンネルにボットの案内を投稿します
cmd-admin-tables = 卓一覧
cmd-admin-tables-desc = サーバーの終わっていない卓(止まっているものから)
cmd-admin-back-desc = ゲームを前の局面に戻します
cmd-admin-seat = 席
cmd-admin-seat-desc = 席を別の人に渡す、または空けます
cmd-admin-cancel-desc = 卓を閉じます
cmd-limits = 上限
cmd-limits-desc = 終わっていない卓をいくつまで認めるか
cmd-health = 状態
cmd-health-desc = このサーバーの卓の状態を1行で見ます
opt-admin-table-desc = どの卓か(省けばこのチャンネルの卓)
opt-to = 相手
opt-to-desc = 席を渡す相手(省けば希望者)
opt-waiting = 開始待ち
opt-waiting-desc = 1人のホストの開始待ちの卓
opt-hosted = ホスト
opt-hosted-desc = 1人のホストの終わっていない卓
opt-in-channel = チャンネル
opt-in-channel-desc = チャンネルとそのスレッドの終わっていない卓
opt-on-server = サーバー
opt-on-server-desc = サーバー全体の終わっていない卓

## 検証

verify-not-over = ゲームはまだ続いています。秘密の値は終了時に公開します。抽選の指紋: { $commitment }
verify-good = このゲームの{ $draws }回の抽選はすべて秘密の値どおりで、秘密の値は最初に示した抽選の指紋と一致します。
verify-wrong-secret = 秘密の値が、最初に示した抽選の指紋と一致しません。
verify-wrong-draw = { $number }回目の抽選({ $what })が秘密の値と一致しません。
verify-yourself = 添付のファイルがあれば、このボットなしでも確かめられます。方法(数行のプログラム)は、ソースの { $page } にあります。
verify-secret = 秘密の値: { $secret }

## 取り消しと終了

cancel-confirm = この卓を閉じますか？ ゲームは続けられなくなります。

## Telling what a command did; questions of the panel; status

lobby-empty = まだ誰も席についていません。
refuse-not-served = 運営者の設定により、このサーバーではご利用いただけません。何も変わっていません。/個人データ と /このボットについて は、私へのダイレクトメッセージで使えます。
refuse-table-unknown = その卓はもうありません。
refuse-over = この卓は終了しています。
refuse-confirm-first = 先に直前の手を確定するか取り消してください。
refuse-turn-over = あなたの手番はもう終わっています。確定するか、最後の手を取り消してください。
refuse-step = { $step }番目の操作({ $text })ができないため、どの操作も行われていません: { $why }
refuse-step-after-turn = この操作の前に、手番はもう終わっています。
refuse-step-not-seen = 一つ前の操作でダイスを振ったりタイルをめくったりするため、先に確定が必要です。そこまでを入力してください。
refuse-nothing-to-confirm = 確定する手がありません。
refuse-other-title = ここでは別のゲームで遊んでいます: { $title }。
host-store-failed = **Loggia は何も書き込めなくなっています。** データベースは「{ $error }」と報告しています。書き込めるようになるまで手は受け付けられませんが、確定済みの手は失われていません。多くの場合はディスクの空き不足です。空きを作れば、ゲームは自動的に再開します。
refuse-store = 保存できなかったため、何も変わっていません。少し待ってからもう一度お試しください。
refuse-read = 記録を今は読めません。少し待ってからもう一度お試しください。
refuse-unloadable = 卓{ $table }は今のバージョンでは読み込めません。データは失われておらず、ほかの卓は続けられます。このボットの運営者に、ログを見るよう伝えてください。
refuse-turn-in-the-way = それをすると、今組み立てている手番が成り立たなくなります。先に手番を取り消すか、確定してください。
panel-more = ほか{ $count }件
panel-why-not = 今できないことと、その理由
panel-hint = 中級のコンピューターならこうします
panel-hint-own-view = あなたに見えているものだけから考えた、おおよその見積もりです。決めるのはあなたです。
advice-first = **{ $move }**
advice-else = または **{ $move }**({ $behind })
advice-behind = 見積もりで約{ $points }少ない
advice-same = ほぼ互角
advice-then = 続けて: { $moves }
advice-but = ただし、{ $reason }
advice-alike = どちらでも同じくらい良い手: **{ $move }**
advice-little = { $reason }だけ
advice-beside = ほかの手と比べて、{ $reason }
advice-just = { $figure }
advice-about = 約{ $figure }
advice-little-just = { $figure }
advice-little-about = 約{ $figure }
refuse-last-person = この卓にいる人はあなただけです。終わるときは卓を閉じてください。
refuse-no-hints = この卓では、オプションによりヒントを使えません。
refuse-no-hint-now = いまヒントが必要な選択はありません。
refuse-thinking-ended = コンピューターの思考に時間がかかりすぎたため、中断しました。しばらくしてからもう一度お試しください。
panel-goes-on = 確定しました。手番は続きます。
panel-kept = 受け付けました。全員がそろうまでは変更できます。
panel-changeable = ほかの人には見えません。全員がそろうまでは変更できます。
panel-at-once = 緑のボタンを押すと、すぐに手番が終わります(取り消せません)。
panel-plays-at-once = 緑のボタンを押すとすぐに実行されます(公開したカードは戻せません)。
panel-choice-at-once = 選ぶとすぐに決定されます。
panel-any-time = いつでもできること
panel-ask-reset = この手番の手をすべて戻しますか？({ $count }手)
panel-chosen = { $field } { $value }
panel-of = { $what }: { $part }
panel-does = { $what }({ $does })
panel-total = 合計: { $total }({ $most }まで)
panel-total-open = 合計: { $total }
panel-amount = { $name }×{ $amount }
panel-legend = 図の番号は、メニューの番号です。
panel-legend-groups = 図の番号は、メニューの番号です。それぞれ一例を示しています。
panel-type-number = { $least }～{ $most }の数{ $step ->
    [1] { "" }
   *[other] ({ $step }刻み)
}
panel-change = { $before } → { $after }
panel-not-you = 今あなたが決めることはありません。
panel-played-for-you = 代理があなたの代わりに打った手:
panel-stood-in = 今は、代理があなたの代わりに答えています。
panel-computers-think = コンピューターが考えています。終わると、この画面も新しくなります。
panel-reveals = 伏せてあるものが明らかになります。確定すると、ここまでの手は取り消せません。
panel-ends-turn = これで手番が終わります。確定すると取り消せません。
button-none = 使わない
button-usual-order = この順番で
hand-of = { $name }の手札
alt-more = 続きは「盤面」に文章であります。
alt-hand = { $name }の手札の画像。同じ内容が文章で続きます。
alt-area = { $name }のエリアの拡大図。同じ内容は「盤面」に文章でもあります。
told-opened = 卓を開きました。ほかの人が参加できます。そろったら「開始」を押してください。
told-limit-near = { $left ->
    [0] どれかの卓が開始・終了するか閉じられるまで、ここではこれ以上卓を開けません。
   *[other] ここで開ける卓は、どれかが開始・終了するか閉じられるまで、あと{ $left }つです。
}
told-joined = 席につきました。
told-left = 席を離れました。
told-started = ゲームを始めます。
told-cancelled = 卓を閉じました。
told-moved = 卓をこのチャンネルに移しました。
told-post-again = { $channel } に卓をもう一度投稿します(投稿がまだ見えるところにある場合を除きます)。
status-lobby = 開始前
status-running = 進行中
status-over = 終了
status-cancelled = 閉鎖
status-commitment = このゲームの抽選の指紋: { $commitment }
cmd-move = 移動
cmd-move-desc = 自分の卓をこのチャンネルに移します
opt-table = 卓
opt-table-desc = 移す卓
cmd-language = 言語
cmd-language-desc = あなたへの返答に使う言語を選びます
cmd-confirm = 確認
cmd-confirm-desc = 手番の終了やカードの公開の前に確認するかを決めます
opt-ask = 確認する
opt-ask-desc = はい: 先に確認する。いいえ: すぐに進める

## Welcome

welcome-heading = チャットで遊ぶ重量級ボードゲーム
welcome-text = 1. **卓を開く**を押して、ゲームを選びます。
    2. ほかの人は**参加**を押し、そろったら**開始**を押します。
    3. 呼ばれた人は**自分の番**を押します。
welcome-commands = コマンドでも遊べます: /卓 作る、/参加中の卓、/ルール。ルールと盤面と秘密は私が預かります。
solo-how = 相手の強さを選んでください。コンピューター{ $count }人と、すぐに始まります。
welcome-solo = { $title }をコンピューターと遊ぶ
welcome-open = 卓を開く
welcome-choose = どのゲームで遊びますか？
welcome-players = { $least }～{ $most }人
welcome-thread = { $title }({ $name })
welcome-elsewhere = このチャンネルにはすでに卓があるので、{ $channel }に開きました。

## チュートリアル

cmd-tutorial = チュートリアル
cmd-tutorial-desc = 遊びながら覚える短いゲーム。自分にだけ見えます
button-learn = 遊びながら覚える
button-lesson-show-me = やって見せて
button-lesson-leave = ここで中断
button-lesson-next = 次へ
button-lesson-back = 前へ戻る
button-lesson-finish = おわり
button-lesson-game = 初級のコンピューターと1ゲーム
button-lesson-stronger = もっと強い相手と…
button-lesson-again = 最初からやり直す
button-lesson-on = 続きから
button-take-back = 選び直す
lesson-titles = どのゲームを覚えますか？
lesson-about = コンピューターを相手に、本物のゲームを数分間、1手ずつ進めます。見えるのはあなただけで、いつでも中断して、続きから再開できます。
lesson-step = { $title } · ステップ{ $number }/{ $count }
lesson-confirm = そうです、その手です。まだ打っていません。「確定」を押すと、下のとおりになります。
lesson-right = **✓ よくできました。** 起きたこと:
lesson-done = **✓ よくできました。**
lesson-look = **✓ 正解です。**
lesson-else = ルール上は打てる手で、実際のゲームならそのまま確定できます。でもここでは、別の手を試してみましょう。
lesson-look-again = 惜しい！
lesson-resumed = 前回の続きです。
lesson-left = いつでも続きから再開できます。下のボタンか /チュートリアル を使ってください。({ $title })
lesson-finished = これで{ $title }を遊べます。
lesson-then = 細かい決まりは「ルール」で読めます。どの選択肢にも、費用や効果が添えてあります。コンピューターとの最初の1ゲームは、下のボタンですぐに始められます。迷ったら「ヒント」を押してください。
refuse-no-lesson = そのチュートリアルはもうありません。
refuse-lesson-first = 先に質問に答えてください。

## コンピュータープレイヤー

button-computers = コンピューター
button-add-computer = { $level }を加える
button-drop-computer = { $name }を外す
computers-full = 席はすべて埋まっています。
level-novice = 初級
level-novice-desc = 感覚ですぐに打ちます。
level-apprentice = 中級
level-apprentice-desc = どの手もよく比べ、大きな間違いはあまりしません。
level-master = 上級
level-master-desc = 先の展開を試してから打ちます。数秒かかります。
computer-name = { $name }({ $level })
computer-1 = ベアトリーチェ
computer-2 = ダンテ
computer-3 = ラウラ
computer-4 = ペトラルカ
computer-5 = フィアンメッタ
computer-6 = ボッカッチョ
refuse-no-computer = この卓にはコンピューターがいません。

## 終わったゲームの結果

result-line = { $place }位 { $seat }: **{ $points }**
result-first = 🏆 { $place }位 { $seat }: **{ $points }**
result-shared = { $seats }が勝利を分け合いました。
result-title = 結果
result-total = 合計
result-alt-line = { $place }位 { $seat }: { $points }({ $parts })
result-alt-part = { $source }: { $points }
source-rest = その他
points = { $points }点
course = 手番ごとの得点
course-round = ラウンド{ $round }
turning-title = 勝負の分かれ目
turning-when-round = ラウンド{ $round }
turning-when-turn = { $turn }手目
turning-when-end = 最後
turning-lead = { $seat }が首位に
turning-kept = { $seat }が首位に立ち、最後まで守る
turning-kept-first = ここから{ $seat }が最後まで首位
turning-gain = { $seat }が大きく伸ばす
turning-point = **{ $when }**: { $what }(+{ $gained })。{ $standing }
turning-of = { $name } { $points }

## 終わったゲームのふりかえり

moments-title = ふりかえり
moments-well = { $count }回の選択のうち{ $well }回は、中級のコンピューターに劣らない手でした。
moments-intro = 中級のコンピューターなら別の手を選んだ場面:
moments-none = 中級のコンピューターの目にも、ずっとよい手があった場面は見つかりませんでした。お見事です！
moments-chosen = あなたの手: **{ $move }**
moments-advised = 中級の手: **{ $move }**(見積もりで約{ $points }よい)
moments-rough = そのときあなたに見えていたものだけから考えた、おおよその見積もりです。相手がどう応じたかは、誰にもわかりません。
refuse-no-moments = ふりかえりは、中級のコンピューターが遊べるゲームで、ゲームが終わってからできます。

## 時間: 誰をいつから待っているか、催促、代理

wait-since = { $since }から
wait-since-until = { $since }から、期限{ $until }
wait-thinks = 考えています…
wait-stand-in = 本人が戻るまで、代理が答えます。
notice-remind = お待ちしています。
notice-warn = 残り時間が少なくなりました。
notice-late = 時間切れです。
letter-heading = { $count ->
    [1] あなたの番です
   *[other] { $count }卓があなたを待っています
}
letter-more = ほか{ $count }卓(/参加中の卓 で見られます)。
button-not-now = 今は静かに
button-back-again = 戻りました
button-back-of = 戻りました({ $name })
button-answer-for = { $name }の代理に答えてもらう
told-not-now = わかりました。この番についてはもうお知らせしません。
told-back = おかえりなさい。ここからはまたご自分で答えられます。
told-for = 代理が答えました。
stood-in = { $gone ->
    [true] { $seat }はサーバーを離れたため、代理が答えます
   *[other] { $seat }の持ち時間が切れたため、代理が答えます
}:
answered-for = { $seat }の持ち時間が切れていたので、{ $by }が代理に答えてもらいました:
refuse-not-late = まだ代理に答えてもらうことはできません。
refuse-no-stand-in = あなたの代わりに答えている代理はいません。いつでもご自分で答えられます。
refuse-not-awaited = その卓は今あなたを待っていません。
refuse-no-zone = 「{ $text }」というタイムゾーンはありません。候補から、近い都市を選んでください。
refuse-no-time = 「{ $text }」を時刻として読めませんでした。22:30や7:00のように書いてください。
refuse-no-day = 「{ $text }」を日付として読めませんでした。候補から選ぶか、2026-12-24のように書いてください。
refuse-no-days = 最終日は、初日および今日以降で、{ $most }日先までにしてください。

## 卓の取り決め

option-pace = 進行
option-pace-desc = なかなか答えが来ないときにどうするか
option-pace-none = 催促しない
option-pace-remind = 催促のみ
option-pace-soft = ゆるい期限(過ぎたら、ほかの人が代理に答えさせてよい)
option-pace-hard = 厳しい期限(過ぎたら、代理が答える)
option-hours = 一手の時間
option-hours-desc = ひとつの問いに考えてよい時間
option-hours-12 = 12時間
option-hours-24 = 1日
option-hours-48 = 2日
option-hours-72 = 3日
option-hours-168 = 1週間
option-bank = 持ち時間
option-bank-desc = 一手の時間とは別に、ゲーム全体で使える各自の時間
option-bank-0 = なし
option-bank-24 = 1日
option-bank-72 = 3日
option-bank-168 = 1週間
option-rest = 時計を止める
option-rest-desc = 留守の日(/留守 で知らせた日)と静かな時間を期限に数えるかどうか
option-rest-both = 留守の日と静かな時間
option-rest-away = 留守の日だけ
option-rest-none = 止めない
limits = { $rest ->
    [both] 時計が止まるのは、静かな時間は1日{ $quiet }時間まで、留守の日は席とゲームごとに{ $away }日までです。
    [away] 時計が止まるのは、留守の日が席とゲームごとに{ $away }日までです(静かな時間は1日{ $quiet }時間までしか設定できません)。
   *[none] {""}
}答えの最終期限は、問いから、数える時間(一手の時間と残りの持ち時間)の{ $times }倍に{ $beyond }日を加えたときで、この卓では最長{ $last }日です。これが止まるのは、全員が同意した休止と、モデレーターによる休止の間だけです。
option-stand_in = 代理
option-stand_in-desc = 時間の切れた人に代わって答えるもの
option-stand_in-neutral = いちばん無難な答え(パスし、何も使わない)
option-stand_in-computer = コンピューター
option-orders = 先に決めた答え
option-orders-desc = 上限・予約・計画がいつ答えるか。すぐに答えると、その速さから、先に決めてあったことがほかの人に分かります。遅らせた答えだけがそれを隠します
option-orders-at_once = すぐに答える(先に決めてあったことが速さから分かる)
option-orders-delayed = 3から30分のうち、偶然に決まる時に答える(先に決めたかどうかは隠れる。呼び出しもそのあと)
option-consent = 提案の決め方
option-consent-desc = 巻き戻し・交代・休止などを誰が決めるか。中止にはつねに全員の賛成が必要です
option-consent-all = 卓の全員
option-consent-host = ホストと、その席の人(レーティング対象のゲームでは全員)
option-hints = ヒント
option-hints-desc = 「ヒント」で、中級のコンピューターが良いと思う手を2つ、自分に見えるものだけをもとに知らせます
option-hints-never = 使わない
option-hints-computers = 1人でコンピューターと遊ぶときだけ
option-hints-always = いつでも全員が使える

## 時間とお知らせの設定

cmd-away = 留守
cmd-away-desc = 留守の日を知らせる、または戻ったことを知らせる
opt-first-day = いつから
opt-first-day-desc = 留守の初日(省けば今日)
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
away-set = { $first }から{ $until }まで留守にします。その間はお呼びしません。卓でそう決めてあれば、あなたの時計も止まります(ゲームごとに合わせて{ $most }日まで)。
away-not = 今は留守ではありません。留守にするときは、/留守 で最終日を選んでください。
away-back = おかえりなさい。またあなたの番をお知らせします。
cmd-tell = お知らせ
cmd-tell-desc = あなたの番をどのように知らせるか
opt-how = 方法
opt-how-desc = 卓でのメンション、ダイレクトメッセージ、両方、なし
opt-tell-table-desc = この卓だけ(省けばすべての卓)
tell-mention = 卓でのメンション
tell-dm = ダイレクトメッセージ
tell-both = 両方
tell-none = なし
tell-usual = いつも通り
settings-saved-tell = 保存しました。番のお知らせ: { $how }。
settings-saved-tell-of = 保存しました。この{ $title }の卓での番のお知らせ: { $how }。
cmd-zone = タイムゾーン
cmd-zone-desc = お住まいのタイムゾーン
opt-zone = タイムゾーン
opt-zone-desc = タイムゾーンの都市
settings-saved-zone = 保存しました。タイムゾーンは{ $zone }、今は{ $now }です。
cmd-quiet = 静かな時間
cmd-quiet-desc = お知らせを控える時間帯(1日12時間まで、省けばなし)
opt-begin = 始まり
opt-begin-desc = 始まる時刻(例: 22:30)
opt-end = 終わり
opt-end-desc = 終わる時刻(例: 7:00)
refuse-too-quiet = 静かな時間にできるのは1日{ $most }時間までです。{ $span }は{ $hours }時間{ $minutes }分です。
settings-saved-quiet = 保存しました。{ $hours }({ $zone })はお知らせしません。
settings-saved-loud = 保存しました。静かな時間はありません。
## ゲームを見返す

replay-title = { $of }手番中の{ $at }番目
replay-rounds = ラウンドを選ぶ…
replay-more = ほか{ $count }件
film-title = 20秒で見るこのゲーム
film-alt = { $title }: { $turns }手番の盤面を順に並べた動画
refuse-no-film = 動画は、ゲームが終わってから見られます。
export-all = ゲームのすべてです。全員の手、抽選の結果、その元になった秘密の値が入っています。
export-own = あなたが知っている範囲の記録です。あなたの手、あなたに知らされたこと、あなたから見た盤面が入っています。

## 提案と席の交代

proposed-back = { $seat }の提案: { $undone }手巻き戻す。そのあと公開されたものは引き直しになります。
proposed-replacing = { $seat }の提案: { $player }の続きをほかの人に任せる。
proposed-relieving = { $seat }の提案: { $player }の席をコンピューターに引き継がせる。
proposed-leaving = { $seat }の提案: 自分の席をコンピューターに任せる。
proposed-taking = { $seat }の続きを引き継ぎたいという申し出がありました。
proposal-taking = { $user }が{ $name }の続きを引き継ぎたいそうです。
proposed-end = { $seat }の提案: このゲームを中止する。誰の成績にも数えません。
proposed-standing = { $seat }の提案: いまの得点のまま終える({ $seats }の順に{ $points })。これが結果となり、成績とレーティングに数えます。
proposed-pace = { $seat }の提案: 進行を変える({ $pace ->
    [0] 催促しない
    [1] 催促のみ
    [2] ゆるい期限、一手{ $hours }時間
   *[3] 厳しい期限、一手{ $hours }時間
})。
proposed-pause = { $on ->
    [true] { $seat }の提案: 休止する。
   *[other] { $seat }の提案: 再開する。
}
agreed = { $seat }が賛成しました。
disagreed = { $seat }が反対したため、提案は成立しませんでした。
withdrawn = { $seat }が提案を取り下げました。
call-withdrawn = { $seat }の続きを引き継ぎたいという申し出は、取り下げられました。
went-back = { $undone }手巻き戻しました。まだ誰も見ていないものは引き直しました。
pace-changed = 進行が変わりました: { $pace ->
    [0] 催促しない
    [1] 催促のみ
    [2] ゆるい期限、一手{ $hours }時間
   *[3] 厳しい期限、一手{ $hours }時間
}。
paused = { $on ->
    [true] 休止します。催促はなく、時計も止まります(全員の同意によらない休止では、最終期限だけは変わりません)。
   *[other] 再開します。
}
bot-left = ボットがこのサーバーを離れました。その間は催促がなく、時計も止まります。
bot-back = ボットがサーバーに戻りました。時計が再び動きます。
called-off = 全員の合意でゲームを中止しました。誰の成績にも数えません。
ended-standing = 全員の合意で、そのときの得点のままゲームを終えました({ $seats }の順に{ $points })。これが結果です。
seat-opened = { $seat }の続きを、引き継ぎたい人が遊べるようになりました。
computer-took = ここからは、{ $seat }の席をコンピューターが引き継ぎます。
seat-kept = { $seat }がやはり続けることになりました。
seat-passed = { $seat }が席{ $letter }を引き継ぎました。
seat-since-passed = 席{ $letter }
seat-passed-on = 席{ $letter }がほかの人に移りました。
seat-taken = { $seat }が{ $before }の席を引き継ぎました。
proposal-agreed = 賛成: { $names }
proposal-missing = 返事待ち: { $names }
point-before = { $count }手戻る: 「{ $what }」の前
button-agree = 賛成
button-disagree = 反対
button-withdraw = 取り下げる
button-take-seat = { $name }の席を引き継ぐ
told-done = 完了しました。
told-proposed = ほかの人に聞いています。全員が賛成すると実行されます。
button-ask-seat = { $name }の席を引き継ぎたい
seat-ask-about = 次の席はコンピューターが受け持っています。席に着いている全員が賛成すれば、続きから引き継いで遊べます。
told-asked-seat = 卓の人たちに聞いています。全員が賛成すると、{ $name }の席を引き継げます。
told-seat-open = { $name }の席が空きました。引き継ぐ人は、卓の投稿の下のボタンで座れます。
told-seat-passed = 全員が賛成し、{ $name }の席に新しい人が着きました。
told-disagreed = 反対しました。提案は成立しませんでした。
told-withdrawn = 取り下げました。
told-agreed = 賛成しました。ほかの人の返事を待っています。
told-seat-given = あなたの席を空けました。引き継いだ人に手札も渡ります。それまではあなたが続けます。
told-seat-kept = 席はあなたのままです。
told-seat-opened = 席を空けました。引き継ぎたい人が座れます。
refuse-proposal-open = すでに提案が出ています。先にそれに答えてください。
refuse-no-proposal = この提案はもう終わっています。
refuse-not-your-proposal = 取り下げられるのは、提案した人だけです。
refuse-no-say = この提案について、あなたの賛否は求められていません。
refuse-stands-alone = いまの得点のまま終えるには、卓のほかの人の賛成が必要です。中止にすることはできます(誰の成績にも数えません)。
refuse-no-standing = このゲームでは終わるまで得点がつかないため、いまの得点のまま終えることはできません。
refuse-proposed-often = この卓では、24時間以内に上限の{ $most }回提案しています。次は{ $when }に提案できます。自分の席を離れることと休止を終えることは、いつでもできます。
refuse-proposed-declined = 同じ提案に、この24時間以内に反対がありました。次は{ $when }に提案できます。
refuse-declined-lately = この席の引き継ぎは、先ほど卓の人たちに見送られました。この卓には{ $when }にもう一度申し出られます。
refuse-asked-often = この卓には、24時間以内に上限の{ $most }回申し出ています。次は{ $when }に申し出られます。
call-declined = 申し出ありがとうございました。今回は、今の顔ぶれで続けることになりました。
refuse-no-point = そこへは戻れません。候補から選んでください。
refuse-point-lost = 今のバージョンではその局面を正確に戻せません。何も変わっていません。もっと後の局面を選んでください。
refuse-no-player = この卓にそのような相手はいません。
refuse-paused = もう休止しています。
refuse-not-paused = 休止していません。
refuse-not-open = この席は空いていません。
refuse-not-absent = その人が席を離れてからまだ間もないようです。みんなで決めるなら、「自分の番」の中の「卓メニュー」か /提案 交代 を使ってください。
cmd-propose = 提案
cmd-propose-desc = 卓のみんなに提案する
cmd-back = 巻き戻し
cmd-back-desc = 前の局面に戻る
opt-point = 局面
opt-point-desc = どの局面に戻るか
cmd-replace = 交代
cmd-replace-desc = ある人(コンピューターも可)の席をほかの人に譲る
cmd-computer = コンピューター
cmd-computer-desc = ある人の席をコンピューターに引き継がせる
opt-level = 強さ
opt-level-desc = コンピューターの強さ
opt-player = プレイヤー
opt-player-desc = 誰の席か
cmd-end = 中止
cmd-end-desc = ゲームを中止する、またはいまの得点のまま終える
opt-counts = 結果
opt-counts-desc = 終えたあとの成績の扱い
counts-nobody = 中止: 誰の成績にも数えない
counts-standing = いまの得点のまま終える: 現在の得点が結果になる
cmd-pause = 休止
cmd-pause-desc = 時計を止める、または再開する
cmd-pace = 進行
cmd-pace-desc = 期限と催促を変える
option-pace-name = 進行
option-hours-name = 時間
opt-pace-desc = なかなか答えが来ないときにどうするか
opt-hours-desc = 一手の時間(省けば今のまま)
cmd-seat = 席
cmd-seat-desc = ゲーム中に席を譲る
cmd-give = 譲る
cmd-give-desc = 自分の席を、引き継ぐ人のために空ける
cmd-keep = 残る
cmd-keep-desc = やはり自分の席に残る
cmd-open = 空ける
cmd-open-desc = ホストとして、いない人の席を空ける

## 卓メニュー: 「自分の番」から、提案と自分の席

button-table-menu = 卓メニュー…
button-answer-proposal = 提案に答える…
table-menu = 卓メニュー
table-menu-about = 選んでも、まだ何も起きません。次の画面で内容を確かめられます。
table-menu-choose = 何をしますか？
wish-leave = 自分の席をコンピューターに任せる…
wish-leave-desc = 残りはコンピューターが遊び、あなたは抜けます
wish-relieve = { $name }の席をコンピューターに任せる…
wish-relieve-desc = 残りはコンピューターが遊びます
wish-replace = { $name }の続きをほかの人に任せる
wish-replace-desc = 引き継ぎたい人が、手札ごと引き継げるようになります
wish-back = 前の局面に巻き戻す…
wish-back-desc = 間違えた手をやり直すときに。その後に公開されたものは引き直します
wish-back-nowhere = 戻れる局面は、まだありません。
wish-pause = 休止する
wish-pause-desc = 時計が止まり、催促も来なくなります
wish-resume = 再開する
wish-resume-desc = 時計がまた動き、催促も再開します
wish-pace = 期限と催促を変える…
wish-pace-desc = 一手にかけてよい時間と、遅れたときの扱いを変えます
wish-end = ゲームを中止する
wish-stand = いまの得点のまま終える
wish-stand-desc = 現在の得点を結果とし、成績とレーティングに数えます
wish-end-desc = 勝敗をつけずに、ここで終わります。誰の成績にも数えません
wish-give = 自分の席を譲る
wish-give-desc = 引き継ぎたい人が座れます。それまではあなたが続けます
wish-keep = やはり自分の席に残る
wish-keep-desc = 引き継ぐ人の募集をやめます
wish-open = { $name }の席を空ける
wish-open-desc = 長く不在の人に代わって、引き継ぎたい人が座れるようになります
wish-asks = { $names }の賛成が必要です。
wish-at-once = 誰の賛成もいりません。すぐに実行されます。
button-propose = 提案する
button-do-it = 実行する
button-give-level = { $level }で{ $what }

## 先の手を決めておく

button-plan = 次の手番を計画する
plan-heading = 次の手番の計画
plan-about = 今の局面での手番です。誰にも見えません。
plan-unknown = 途中で公開されるものはまだ分かりません。何が出てもできる手だけを示しています。公開されたものについては、そのときに聞かれます。
plan-whole = これで一手番です。番が来たとき、すべてがまだ可能で同じ結果になるなら、すぐに実行されます。そうでなければ、ここで待っています。
button-lodge = 番が来たら実行
button-plan-further = その次の手番も…
button-lodge-so-far = 番が来たらここまで実行
refuse-plan-unknown = それは、これから公開されるもの次第です。何が出てもできる手を続けるか、ここまでにしてください。
button-always = このラウンドは聞かれるたびにこれ
button-drop-plans = これらを取り消す
menu-drop-order = ひとつ取り消す…
menu-change-given = ひとつ変える…
button-change-given = { $number }を変える
button-ahead = 先に決めておく…
ahead-about = ここで決めたことは誰にも見えません。自分で答えるのとまったく同じに、代わりに答えます。ただし、すぐに答える卓では、その速さから、先に決めてあったことは分かります。
ahead-answers-now = 今の質問にすぐ答え、このあと聞かれるたびに続けて答えます。
ahead-past = 古い版の予約(何もしません)
ahead-refused = { $move }: { $why }
ahead-due = 先に決めたとおりに、まもなく答えます。自分で答えることも、取り消すこともできます。
ahead-otherwise-open = { $move }の結果が計画のとき({ $was })と違います。
ahead-otherwise = { $move }の結果が計画のときと違います。計画: { $was } 今: { $now }
told-ordered = 覚えておきます。誰にもお知らせしません。
refuse-order-past = それはもう予約できません。
refuse-too-many-orders = すでに{ $most }件の予約があります。先にいくつか取り消してください。
button-drop-order = { $number }を取り消す
ahead-given = 先に決めてあること
ahead-none = この卓で先に決めてあることはありません。待っている間に「自分の番」から次の手番を計画できます。
ahead-plan = 次の手番: { $turn }
ahead-order = このラウンドで聞かれるたび: { $move }
ahead-missed = 計画のあとで局面が変わりました。まだ合うところまでを、ここに残してあります。
told-planned = 覚えておきます。誰にもお知らせしません。/予約 で見たり取り消したりできます。
refuse-no-plan = 今は次の手番を計画できません。あなたの番であるか、順番に手番を行う場面ではありません。
refuse-plan-unfinished = まだ一手番になっていません。
refuse-no-order = 繰り返しの答えにできるのは、何も公開しないひとつの手だけです。
refuse-too-many-plans = すでに{ $most }通りの手番を決めてあります。
cmd-orders = 予約
cmd-orders-desc = この卓で先に決めてあることを見る、取り消す
