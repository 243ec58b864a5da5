/** A short message about what just happened. */
export type ToastMessage = { title: string; description?: string; kind?: "failure" };
