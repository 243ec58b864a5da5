// Before React listens a form is sent by the browser, which on a dead line puts an error page in place of the form
// and all that was typed. So the line is asked first, and a form with words for it stays and shows them. Where a
// service worker runs, it takes the post itself.
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
