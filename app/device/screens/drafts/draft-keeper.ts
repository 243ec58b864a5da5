import { findForm } from "~/device/queue/forms";
import { textId } from "~/device/queue/names";
import { openTexts } from "~/device/queue/open-texts";
import type { Fields, KeptText } from "~/device/queue/queue-entry";
import { type DraftOutcome, type NewerText, sendDraft } from "~/device/queue/send-draft";
import { sendWaiting } from "~/device/queue/send-texts";
import { forgetText, putText, restText, textKey } from "~/device/queue/texts";
import type { DraftKey, DraftState } from "~/models/find/drafts/draft";
import { entriesOf, saySame, typedIn } from "./form-entries";

/** How soon after a key press it is on the device, in milliseconds. */
const PHONE_MS = 400;
/** How long a pause is after which the text is sent, and how long it waits at most while nobody pauses. */
const PAUSE_MS = 2_000;
const LONGEST_MS = 12_000;
/** How long after an attempt that failed the next one is made. */
const RETRY_MS = 15_000;

/** Why it is on the device alone: no line, no session, a form that keeps nothing elsewhere, a choice to be made. */
type Why = "line" | "session" | "stays" | "waits";

/** Where what was typed last is: the truth that the form tells its writer. */
export type SaveStatus =
  | { kind: "untouched" }
  | { kind: "site"; at: Date }
  | { kind: "phone"; at: Date; why: Why }
  | { kind: "gone"; at: Date }
  | { kind: "nowhere"; at: Date; message: string };

export type Known = {
  where: SaveStatus;
  /** The site's draft as this page knows it; `null` for a form whose drafts stay on the device. */
  state: DraftState | null;
  /** A text from elsewhere that stands in the way until the writer has chosen. */
  newer: NewerText | null;
};

/**
 * Keeps what is typed into one form while its page is open: first on the device, then on the site. Sends one text
 * after the other, so that an older one never comes last.
 */
export class DraftKeeper {
  known: Known;
  /** What the text is kept under on this device. */
  readonly key: string;
  /** Names this page to the site: what it saved itself is no news to it. */
  readonly writer = crypto.randomUUID();
  private form: HTMLFormElement | null = null;
  private readonly listeners = new Set<() => void>();
  private phoneTimer: number | undefined;
  private sendTimer: number | undefined;
  private firstUnsent: number | null = null;
  private enteredAt: Date | null = null;
  /** Ends what is on its way; `null` while nothing is. */
  private sending: AbortController | null = null;
  /** What is being written to the device. */
  private keeping: Promise<unknown> = Promise.resolve();
  /** Nothing is sent before the writer has chosen, or once the record is gone. */
  private isHeld = false;

  constructor(
    readonly of: DraftKey | null,
    state: DraftState | null,
    private readonly path: string,
  ) {
    this.key = textKey(of, path);
    this.known = { where: { kind: "untouched" }, state, newer: null };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins with this form; gives what ends it. */
  attach(form: HTMLFormElement) {
    this.form = form;
    openTexts.add(this);
    const flush = () => void this.flush();
    const resume = () => void this.resume();
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("online", resume);
    return () => {
      this.leave();
      this.form = null;
      openTexts.delete(this);
      this.clearTimers();
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("online", resume);
    };
  }

  /** Its text went elsewhere, or its session has ended: nothing more of it is kept. */
  rest() {
    this.form = null;
    this.clearTimers();
  }

  private clearTimers() {
    window.clearTimeout(this.phoneTimer);
    window.clearTimeout(this.sendTimer);
    this.phoneTimer = undefined;
    this.sendTimer = undefined;
  }

  /** What was typed last goes without its form. */
  private leave() {
    if (this.phoneTimer === undefined && this.sendTimer === undefined) return;
    const { isHeld } = this;
    void this.keep().then((kept) => {
      if (kept && !isHeld && !kept.waitsForForm) return sendWaiting(kept.draft);
    });
  }

  /** Something was typed. */
  entered() {
    this.enteredAt = new Date();
    this.phoneTimer ??= window.setTimeout(() => void this.keep(), PHONE_MS);
    if (!this.of) return;
    this.firstUnsent ??= Date.now();
    const left = this.firstUnsent + LONGEST_MS - Date.now();
    this.sendIn(Math.min(PAUSE_MS, Math.max(0, left)));
  }

  /**
   * Its form is being posted, which brings the text itself: a draft that came behind it would be one of a text that is
   * saved. On the device it stays until the answer; a form that comes back is typed anew.
   */
  post() {
    void this.keep();
    this.clearTimers();
    this.sending?.abort();
  }

  /** Its form is saved: the device forgets the text, also one that it was still being given. */
  async forget() {
    await this.keeping;
    await forgetText(this.key);
  }

  /** Writes what is still to be written, now: before the browser drops a hidden page. */
  async flush() {
    if (this.phoneTimer !== undefined) await this.keep();
    if (this.sendTimer !== undefined) await this.send();
  }

  /** Goes on with what waits, as after the line came back. */
  private async resume() {
    if (this.enteredAt) await this.send();
  }

  /** What this device sent last is newer than the page, which was kept before. */
  know(state: DraftState | null) {
    this.update({ ...this.known, state });
  }

  /** Takes what was found on the device, and put into the form, as typed. */
  adopt(keptAt: number) {
    this.enteredAt = new Date(keptAt);
    this.sendIn(0);
  }

  /** The writer has chosen between two texts: what the form says now is to be kept over the other. */
  settle() {
    const { newer, where } = this.known;
    this.isHeld = false;
    this.update({ where, state: newer ?? this.known.state, newer: null });
    this.entered();
  }

  private sendIn(milliseconds: number) {
    window.clearTimeout(this.sendTimer);
    this.sendTimer = this.timer(milliseconds);
  }

  private timer(milliseconds: number) {
    return window.setTimeout(() => void this.send(), milliseconds);
  }

  private read(): Fields | null {
    // Fields that are shut tell nothing.
    if (!this.form || this.form.querySelector("fieldset:disabled")) return null;
    return entriesOf(this.form);
  }

  /** What is typed, as it is kept on the device. */
  draft(): KeptText | null {
    const fields = this.read();
    const { key, of, path, writer } = this;
    const at = (this.enteredAt ?? new Date()).getTime();
    return (
      fields && {
        id: textId(key),
        kind: "text",
        key,
        of,
        address: path,
        fields,
        files: [],
        draft: this.known.state,
        state: of ? "waiting" : "stays",
        writer,
        at,
      }
    );
  }

  /**
   * On the device; what that is, and whether there was room for it, or `null` where there is nothing to read, or the
   * outbox has all of it. What was typed since it went there follows it.
   */
  private keep() {
    const written = this.write();
    this.keeping = Promise.allSettled([this.keeping, written]);
    return written;
  }

  private async write() {
    window.clearTimeout(this.phoneTimer);
    this.phoneTimer = undefined;
    const draft = this.draft();
    if (!draft) return null;
    const sent = await findForm(this.key);
    if (sent && saySame(typedIn(sent.fields), draft.fields)) return null;
    const isOnPhone = await putText(draft).then(
      () => true,
      () => false,
    );
    if (!this.of) this.tellUnsent("stays", new Date(draft.at), isOnPhone);
    return { draft, isOnPhone, waitsForForm: sent?.state === "waiting" };
  }

  private async send() {
    window.clearTimeout(this.sendTimer);
    this.sendTimer = undefined;
    const { of } = this;
    if (!of || this.sending || this.isHeld) return;
    const sending = new AbortController();
    this.sending = sending;
    const sent = await this.keepAndSend(of, sending.signal).finally(() => {
      this.sending = null;
    });
    if (sent && !sending.signal.aborted) await this.take(sent.outcome, sent.at, sent.isOnPhone);
  }

  private async keepAndSend(of: DraftKey, signal: AbortSignal) {
    const kept = await this.keep();
    const { writer } = this;
    const { state } = this.known;
    if (!kept || !state || signal.aborted) return null;
    this.firstUnsent = null;
    const { fields, at } = kept.draft;
    const outcome = kept.waitsForForm
      ? ({ kind: "unsent" } satisfies DraftOutcome)
      : await sendDraft({ of, writer, fields, state }, signal);
    return { outcome, at: new Date(at), isOnPhone: kept.isOnPhone };
  }

  private async take(outcome: DraftOutcome, at: Date, isOnPhone: boolean) {
    if (outcome.kind === "kept") {
      // Where nothing is left of it the record says the same.
      if (outcome.state.id === null) await forgetText(this.key, at.getTime());
      else await restText(this.key, at.getTime(), outcome.state);
      this.update({ ...this.known, where: { kind: "site", at }, state: outcome.state });
      // What was typed while this was on its way goes next.
      if (this.enteredAt && this.enteredAt > at) this.sendTimer ??= this.timer(PAUSE_MS);
    } else if (outcome.kind === "newer") {
      this.isHeld = true;
      this.known = { ...this.known, newer: outcome.newer };
      this.tellUnsent("waits", at, isOnPhone);
    } else if (outcome.kind === "gone") {
      this.isHeld = true;
      this.tell({ kind: "gone", at });
    } else if (outcome.kind === "refused") {
      const lead = isOnPhone ? "Kept on this device only. " : "";
      this.tell({ kind: "nowhere", at, message: lead + outcome.message });
    } else {
      this.sendTimer ??= this.timer(RETRY_MS);
      this.tellUnsent(outcome.kind === "signed-out" ? "session" : "line", at, isOnPhone);
    }
  }

  private tellUnsent(why: Why, at: Date, isOnPhone: boolean) {
    if (isOnPhone) return this.tell({ kind: "phone", at, why });
    const message = "This device has no room left. Copy your text before you leave the page.";
    this.tell({ kind: "nowhere", at, message });
  }

  private tell(where: SaveStatus) {
    this.update({ ...this.known, where });
  }

  private update(known: Known) {
    this.known = known;
    for (const listener of this.listeners) listener();
  }
}
