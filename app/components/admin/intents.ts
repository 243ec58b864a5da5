/** What the buttons of admin forms ask for, under the name `intent`. */
export const SIGN_IN = "sign-in";
export const EXIT = "exit";
export const SET_VISIBILITY = "set-visibility";
export const DELETE = "delete";
export const MOVE_UP = "move-up";
export const MOVE_DOWN = "move-down";
export const MARK_READ = "mark-read";
export const UNDO = "undo";
export const PREVIEW = "preview";
export const SHOW_FIELDS = "show-fields";
export const UPLOAD = "upload";
export const SHIFT_CLOCKS = "shift-clocks";
export const SET_PLACE = "set-place";
export const NAME_PLACE = "name-place";
export const ADD_TO_PIN = "add-to-pin";
export const DATE_PIN = "date-pin";
