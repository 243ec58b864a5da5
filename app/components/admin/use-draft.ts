import { useLocation } from "@remix-run/react";
import {
  type MutableRefObject,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useIsSaved } from "./use-is-saved";

const PREFIX = "draft:";
const SAVE_DELAY_MS = 400;

type Entries = [name: string, value: string][];

/** Local storage can be full or forbidden; a draft is then simply not kept. */
function attempt<Result>(work: () => Result) {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Forgets what was typed into the form at this address. */
function forgetDraft(pathname: string) {
  attempt(() => localStorage.removeItem(PREFIX + pathname));
}

let isLeaving = false;

/** Forgets everything that was typed and not saved, and what this document has yet to write. */
export function forgetAllDrafts() {
  isLeaving = true;
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  });
}

function readDraft(pathname: string) {
  return attempt(
    () => JSON.parse(localStorage.getItem(PREFIX + pathname) ?? "null") as Entries | null,
  );
}

function entriesOf(form: HTMLFormElement): Entries {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

/** Ids and versions are the page's, not the writer's. */
function typed(entries: Entries) {
  const written = entries.filter(([name]) => name !== "version" && name !== "formId");
  return JSON.stringify(written).replaceAll("\\r\\n", "\\n");
}

/** Puts the entries into the form, and tells whoever listens to its fields. */
function fill(form: HTMLFormElement, entries: Entries) {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
      element.checked = entries.some(
        ([name, value]) => name === element.name && value === element.value,
      );
    } else if (isText(element) && !isPageOwn(element)) {
      const entry = entries.find(([name]) => name === element.name);
      if (entry) element.value = entry[1];
    }
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Hidden fields belong to the page, but for those that say which record was being written. */
function isPageOwn(element: Writable) {
  return element.type === "hidden" && !/^(version|formId)$/.test(element.name);
}

type Writable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isText(
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Forgets the draft of the form at this address once the form's post has saved it. */
export function useSavedDraft(pathname: string) {
  const wasSaved = useIsSaved();
  useEffect(() => {
    if (wasSaved) forgetDraft(pathname);
  }, [wasSaved, pathname]);
}

function stop(timer: MutableRefObject<number | undefined>) {
  window.clearTimeout(timer.current);
  timer.current = undefined;
}

/**
 * Keeps what is typed into a form in local storage until it is saved, and brings it back after a
 * reload or a crash. `isAnswer` says that the form shows an answer to a post, which is newer.
 */
export function useDraft(ref: RefObject<HTMLFormElement>, isAnswer: boolean) {
  const { pathname } = useLocation();
  const [restored, setRestored] = useState(false);
  const before = useRef<Entries>([]);
  const timer = useRef<number>();
  const skipsRestoring = useRef(isAnswer);
  useSavedDraft(pathname);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    before.current = entriesOf(form);
    const draft = readDraft(pathname);
    if (!draft || skipsRestoring.current) return;
    if (typed(draft) === typed(before.current)) forgetDraft(pathname);
    else {
      fill(form, draft);
      setRestored(true);
    }
  }, [ref, pathname]);

  /** Writes what is still to be written: before a post, and before the browser drops a hidden page. */
  const keepNow = useCallback(() => {
    const form = ref.current;
    // Fields that are shut tell nothing.
    if (!timer.current || !form || isLeaving || form.querySelector("fieldset:disabled")) return;
    stop(timer);
    const text = JSON.stringify(entriesOf(form));
    attempt(() => localStorage.setItem(PREFIX + pathname, text));
  }, [ref, pathname]);

  const keep = useCallback(() => {
    stop(timer);
    timer.current = window.setTimeout(keepNow, SAVE_DELAY_MS);
  }, [keepNow]);

  useEffect(() => {
    document.addEventListener("visibilitychange", keepNow);
    return () => document.removeEventListener("visibilitychange", keepNow);
  }, [keepNow]);

  function discard() {
    if (ref.current) fill(ref.current, before.current);
    // The button that was pressed goes.
    ref.current?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
    stop(timer);
    forgetDraft(pathname);
    setRestored(false);
  }

  return { restored, keep, keepNow, discard };
}
