/**
 * The values of forms' buttons, and the field that holds them. They must not change: a form that is still open in a
 * browser sends those of the day when it was opened.
 */
export const INTENT = "intent";

/** For any record or row. */
export const DELETE = "delete";
export const SET_VISIBILITY = "set-visibility";
export const RESTORE = "restore";
export const UNDO = "undo";

/** For a hidden move. */
export const SHOW_NOW = "show-now";

/** For a draft. */
export const KEEP_DRAFT = "keep-draft";
export const DISCARD_DRAFT = "discard-draft";

/** For a text that is being written. */
export const PREVIEW = "preview";
export const CHECK = "check";
export const FIND_RELATED = "find-related";

/** For the settings. */
export const EMPTY_DEMO = "empty-demo";
export const EMPTY_DEMO_AND_WORDS = "empty-demo-and-words";
export const SKIP_STEP = "skip-step";
export const BACK_UP = "back-up";

/** For a letter that is not published. */
export const SAVE_DRAFT = "save-draft";
export const PUBLISH = "publish";
export const END_PREVIEW = "end-preview";
export const PUT_MOMENTS = "put-moments";

/** For the media of a collection. */
export const SHOW_FIELDS = "show-fields";
export const ADD_PICTURES = "add-pictures";
export const MOVE_TO = "move-to";
export const MAKE_COVER = "make-cover";
export const ORDER_BY_TIME = "order-by-time";

/** For pictures of the library. */
export const UPLOAD = "upload";
export const SHIFT_CLOCKS = "shift-clocks";
export const SET_PLACE = "set-place";
export const NAME_PLACE = "name-place";

/** For a message. */
export const MARK_READ = "mark-read";
export const MARK_UNREAD = "mark-unread";
export const ARCHIVE = "archive";
export const UNARCHIVE = "unarchive";
export const INSERT_REPLY = "insert-reply";
export const SEND_ANSWER = "send-answer";

/** For the newsletter and its issues. */
export const WRITE_DIGEST = "write-digest";
export const WRITE_MONTHLY = "write-monthly";
export const SEND_TEST = "send-test";
export const SEND_NOW = "send-now";
export const SCHEDULE = "schedule";
export const TAKE_BACK = "take-back";
export const PAUSE = "pause";
export const GO_ON = "go-on";
export const STOP_ISSUE = "stop";
export const TRY_REFUSED = "try-refused";
export const SAVE_SETTINGS = "save-settings";

/** For a subscriber, by the owner. */
export const STOP_MAIL = "stop";
export const RESUME_MAIL = "resume";
export const ASK_TO_CONFIRM = "ask";
export const PREVIEW_IMPORT = "foresee";

/** For a subscription, by its reader; the owner changes one as well. */
export const CHANGE = "change";
export const ASK_AGAIN = "ask-again";
export const DELETE_ME = "delete-me";

/** For the owner's account. */
export const CHANGE_NAME = "change-name";
export const CHANGE_PASSWORD = "change-password";
export const END_SESSION = "end-session";
export const END_OTHERS = "end-others";
export const DISMISS_DEVICES = "dismiss-devices";
export const ADD_PASSKEY = "add-passkey";
export const RENAME_PASSKEY = "rename-passkey";
export const MAKE_CODES = "make-codes";

/** For signing in and out. */
export const SIGN_IN = "sign-in";
export const SIGN_IN_BY_PASSKEY = "sign-in-by-passkey";
export const SET_UP = "set-up";
export const EXIT = "exit";
