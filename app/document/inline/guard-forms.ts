// Before React listens, the browser itself sends a form; without a connection it would replace the page, and the typed
// text would be lost. So this checks the connection first, and shows the form's own message if it fails. A service
// worker handles the post by itself.
import { UNSENT_MARK } from "../ask-line";

const PATIENCE_MS = 9_000;

let allowed: HTMLFormElement;

window.addEventListener(
  "submit",
  (event) => {
    const form = event.target as HTMLFormElement;
    const words = form.querySelector<HTMLElement>(`[${UNSENT_MARK}]`);
    const isReactListening = !self.eventLog;
    if (!words || form === allowed || isReactListening) return;
    if (navigator.serviceWorker?.controller) return;
    event.preventDefault();
    const say = () => {
      words.hidden = false;
    };
    words.hidden = true;
    setTimeout(say, PATIENCE_MS);
    fetch(form.action, { method: "HEAD", cache: "no-store" }).then(({ status }) => {
      if (status > 499) return say();
      allowed = form;
      if (form.requestSubmit) form.requestSubmit(event.submitter);
      else form.submit();
    }, say);
  },
  true,
);
