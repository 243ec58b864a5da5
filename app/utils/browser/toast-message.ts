/** A short message about what just happened; `danger` is a failure. */
export type ToastMessage = {
  title: string;
  description?: string;
  tone?: "danger";
  /** The instant of a deletion that the message offers to undo, in milliseconds. */
  undo?: number;
};
