/** A short message about what just happened; `danger` is a failure. */
export type ToastMessage = { title: string; description?: string; tone?: "danger" };
