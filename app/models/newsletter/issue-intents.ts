/** What the buttons of the newsletter ask for, under the name `intent`. */
export const WRITE_DIGEST = "write-digest";
export const WRITE_MONTHLY = "write-monthly";
export const SEND_TEST = "send-test";
export const SEND_NOW = "send-now";
export const SCHEDULE = "schedule";
export const TAKE_BACK = "take-back";
export const PAUSE = "pause";
export const GO_ON = "go-on";
export const STOP = "stop";
export const TRY_REFUSED = "try-refused";
export const SAVE_SETTINGS = "save-settings";
