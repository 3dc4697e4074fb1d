// Every word of the page itself, in English and Japanese. What the bot says comes from the bot.

const WORDS = {
  en: {
    skip: "Skip to writing", places: "Servers and channels", dms: "Direct messages", views: "Views", people: "Sitting as",
    "sit-as": "Sit as {name}", "sitting-as": "You sit as {name}", "is-called": "has been called",
    "second-window": "You can be several people: click a face to change seats, or ",
    "second-link": "open a second window as {name}", language: "日本語", keys: "Keyboard",
    "keys-text": "Tab and Shift+Tab: move · Enter: press · / : write or pick a command · Alt+↑ and Alt+↓: previous and next channel · Alt+1…7: sit as somebody else · Esc: close",
    "tab-places": "Channels", "tab-channel": "Table", "tab-dm": "Messages", unread: "unread", threads: "Threads",
    archived: "archived", "hide-dm": "Hide messages", "show-dm": "Messages", "empty-channel": "Nothing has been written here yet.",
    "empty-dm": "No direct messages yet. Your hand will come here, beside the table.", older: "Show older messages",
    write: "Write to {place}, or type / for commands", send: "Send", commands: "Commands", "no-command": "No command matches.",
    "cancel-command": "Drop this command", "add-option": "Add {name}", "loading-options": "Loading options…",
    "failed-options": "Loading options failed", "no-options": "No options match", choose: "Choose…", yes: "True", no: "False",
    sending: "Sending command…", thinking: "{name} is thinking…", "only-you": "Only you can see this", dismiss: "Dismiss message",
    "interaction-failed": "This interaction failed", "no-response": "The application did not respond", app: "APP", used: "{name} used {command}",
    edited: "(edited)", picture: "Picture", close: "Close", "zoom-in": "Larger", "zoom-out": "Smaller",
    fit: "Fit", previous: "Previous picture", next: "Next picture", "no-alt": "This picture has no description.", file: "File", spoiler: "Spoiler, press to show",
    submit: "Submit", cancel: "Cancel", done: "Done ({count} chosen)", "too-few": "Choose at least {count}",
    "bot-starting": "The bot is starting…", "bot-stopped": "The bot has stopped; nothing is lost.", "bot-restart": "Start it again",
    "bot-none": "No bot is connected.", offline: "The sandbox does not answer. Start it again with `make play`; this page comes back by itself.",
    "just-now": "just now", "new-messages": "New", "jump": "Jump to newest", "unknown-user": "unknown-user",
    "unknown-channel": "unknown", required: "required", "not-number": "A number is needed here.", mention: "mention",
    "dm-with": "{name}", topic: "Topic",
  },
  ja: {
    skip: "入力欄へ移動", places: "サーバーとチャンネル", dms: "ダイレクトメッセージ", views: "表示", people: "いまの席",
    "sit-as": "{name}として座る", "sitting-as": "{name}として座っています", "is-called": "呼ばれています",
    "second-window": "一人で何人分も操作できます。顔を押して席を替わるか、",
    "second-link": "{name}の画面をもう一つ開いてください", language: "English", keys: "キー操作",
    "keys-text": "Tab・Shift+Tab: 移動 · Enter: 押す · / : 入力・コマンド · Alt+↑・Alt+↓: 前後のチャンネル · Alt+1〜7: 席を替わる · Esc: 閉じる",
    "tab-places": "チャンネル", "tab-channel": "卓", "tab-dm": "メッセージ", unread: "未読", threads: "スレッド",
    archived: "アーカイブ", "hide-dm": "メッセージを隠す", "show-dm": "メッセージ", "empty-channel": "まだ何も書かれていません。",
    "empty-dm": "ダイレクトメッセージはまだありません。手札はここに、卓の隣に届きます。", older: "前のメッセージを表示",
    write: "{place}に書く、または / でコマンド", send: "送信", commands: "コマンド", "no-command": "当てはまるコマンドがありません。",
    "cancel-command": "このコマンドをやめる", "add-option": "{name}を追加", "loading-options": "候補を読み込み中…",
    "failed-options": "候補の読み込みに失敗しました", "no-options": "当てはまる候補がありません", choose: "選択…", yes: "True", no: "False",
    sending: "コマンドを送信中…", thinking: "{name}が考え中…", "only-you": "これらはあなただけに表示されています", dismiss: "メッセージを閉じる",
    "interaction-failed": "インタラクションに失敗しました", "no-response": "アプリケーションが応答しませんでした", app: "アプリ", used: "{name}が{command}を使用しました",
    edited: "(編集済)", picture: "画像", close: "閉じる", "zoom-in": "拡大", "zoom-out": "縮小",
    fit: "全体", previous: "前の画像", next: "次の画像", "no-alt": "この画像に説明はありません。", file: "ファイル", spoiler: "ネタバレ(押すと表示)",
    submit: "送信", cancel: "キャンセル", done: "決定({count}件)", "too-few": "{count}つ以上選んでください",
    "bot-starting": "ボットを起動しています…", "bot-stopped": "ボットが止まりました。ゲームは失われていません。", "bot-restart": "もう一度起動する",
    "bot-none": "ボットが接続していません。", offline: "サンドボックスが応答しません。`make play` でもう一度起動すると、この画面は自動で戻ります。",
    "just-now": "たった今", "new-messages": "新着", "jump": "最新へ移動", "unknown-user": "不明なユーザー",
    "unknown-channel": "不明", required: "必須", "not-number": "数字を入れてください。", mention: "呼び出し",
    "dm-with": "{name}", topic: "トピック",
  },
};

let language = "en";

/** The page's language, `en` or `ja`. */
export const now = () => language;

/** Set the language by a Discord locale and say it to the browser. */
export function speak(locale) {
  language = locale === "ja" ? "ja" : "en";
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = t(node.dataset.say);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", t(node.dataset.label));
}

/** A text with its figures filled in. */
export function t(key, figures = {}) {
  const text = WORDS[language][key];
  if (text === undefined) throw new Error(`no word ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => figures[name]);
}

const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60]];

/** "5 minutes ago" in the page's language. */
export function ago(moment) {
  const seconds = (new Date(moment) - Date.now()) / 1000;
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (!step) return t("just-now");
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.trunc(seconds / step[1]), step[0]);
}

/** A moment in full. */
export const full = (moment, style = { dateStyle: "long", timeStyle: "short" }) =>
  new Intl.DateTimeFormat(language, style).format(new Date(moment));

/** A <time> that keeps telling how long ago it was. */
export function timeNode(moment) {
  const node = document.createElement("time");
  node.dateTime = new Date(moment).toISOString();
  node.title = full(moment);
  node.textContent = ago(moment);
  return node;
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[datetime]:not([data-fixed])")) {
    const text = ago(node.dateTime);
    if (node.textContent !== text) node.textContent = text;
  }
}, 15000);
