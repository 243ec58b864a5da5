import { findForm } from "~/device/queue/forms";
import { textId } from "~/device/queue/names";
import { openTexts } from "~/device/queue/open-texts";
import type { Fields, KeptText } from "~/device/queue/queue-entry";
import { type DraftOutcome, type NewerText, sendDraft } from "~/device/queue/send-draft";
import { sendWaiting } from "~/device/queue/send-texts";
import { forgetText, putText, restText, textKey } from "~/device/queue/texts";
import type { DraftKey, DraftState } from "~/models/find/drafts/draft";
import { entriesOf, saySame, typedIn } from "./form-entries";

/** The delay from a key press until the text is stored on the device. */
const DEVICE_MS = 400;
/** The typing pause after which the text is sent, and the longest delay without a pause. */
const PAUSE_MS = 2_000;
const LONGEST_MS = 12_000;
/** The delay before a failed attempt is repeated. */
const RETRY_MS = 15_000;

/** Why it is on the device only: no connection, no session, a form without site drafts, an unresolved conflict. */
type Why = "offline" | "session" | "stays" | "waits";

/** Where the last typed text is stored, shown to the writer. */
export type SaveStatus =
  | { kind: "untouched" }
  | { kind: "site"; at: Date }
  | { kind: "device"; at: Date; why: Why }
  | { kind: "gone"; at: Date }
  | { kind: "nowhere"; at: Date; message: string };

export type Known = {
  where: SaveStatus;
  /** The site's draft as this page knows it; `null` for a form whose drafts stay on the device. */
  state: DraftState | null;
  /** A conflicting text from elsewhere, until the writer has chosen one. */
  newer: NewerText | null;
};

/**
 * Stores what is typed into one form while its page is open: first on the device, then on the site. It sends one
 * request at a time, so that an older text never overwrites a newer one.
 */
export class DraftKeeper {
  known: Known;
  /** The text's key on this device. */
  readonly key: string;
  /** Identifies this page to the site, so that its own saves are not reported to it as conflicts. */
  readonly writer = crypto.randomUUID();
  private form: HTMLFormElement | null = null;
  private readonly listeners = new Set<() => void>();
  private deviceTimer: number | undefined;
  private sendTimer: number | undefined;
  private firstUnsent: number | null = null;
  private enteredAt: Date | null = null;
  /** Aborts the request under way; `null` without one. */
  private sending: AbortController | null = null;
  /** Settles when all writes to the device are done. */
  private keeping: Promise<unknown> = Promise.resolve();
  /** Nothing is sent during a conflict, or once the record is deleted. */
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

  /** Starts watching this form; returns the function that stops it. */
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

  /** Stops storing: the text was saved as another record, or the session has ended. */
  rest() {
    this.form = null;
    this.clearTimers();
  }

  private clearTimers() {
    window.clearTimeout(this.deviceTimer);
    window.clearTimeout(this.sendTimer);
    this.deviceTimer = undefined;
    this.sendTimer = undefined;
  }

  /** Stores and sends the last typed text although the form is being closed. */
  private leave() {
    if (this.deviceTimer === undefined && this.sendTimer === undefined) return;
    const { isHeld } = this;
    void this.keep().then((kept) => {
      if (kept && !isHeld && !kept.waitsForForm) return sendWaiting(kept.draft);
    });
  }

  /** Call on every input. */
  entered() {
    this.enteredAt = new Date();
    this.deviceTimer ??= window.setTimeout(() => void this.keep(), DEVICE_MS);
    if (!this.of) return;
    this.firstUnsent ??= Date.now();
    const left = this.firstUnsent + LONGEST_MS - Date.now();
    this.sendIn(Math.min(PAUSE_MS, Math.max(0, left)));
  }

  /**
   * Call when the form is posted. It stops sending drafts: one that arrived after the post would be a draft of a saved
   * text. The device keeps the text until the reply.
   */
  post() {
    void this.keep();
    this.clearTimers();
    this.sending?.abort();
  }

  /** Call when the form is saved. Deletes the text from the device, after any write under way. */
  async forget() {
    await this.keeping;
    await forgetText(this.key);
  }

  /** Stores and sends pending text at once, as the browser may discard a hidden page. */
  async flush() {
    if (this.deviceTimer !== undefined) await this.keep();
    if (this.sendTimer !== undefined) await this.send();
  }

  /** Sends again, such as once the device is online again. */
  private async resume() {
    if (this.enteredAt) await this.send();
  }

  /** Takes over the state of a draft that this device sent after the page was cached. */
  know(state: DraftState | null) {
    this.update({ ...this.known, state });
  }

  /** Treats a text found on the device, now in the form, as typed at `keptAt`, and sends it. */
  adopt(keptAt: number) {
    this.enteredAt = new Date(keptAt);
    this.sendIn(0);
  }

  /** Call when the writer has resolved a conflict: the form's text overwrites the other one. */
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
    // `FormData` leaves disabled fields out.
    if (!this.form || this.form.querySelector("fieldset:disabled")) return null;
    return entriesOf(this.form);
  }

  /** The form's text as an entry to store on the device; `null` while the form cannot be read. */
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
   * Stores the text on the device. Resolves to the entry and whether there was room for it, or to `null` if the form
   * cannot be read or the outbox has the same text. If the outbox has an older text, the new one is sent after it.
   */
  private keep() {
    const written = this.write();
    this.keeping = Promise.allSettled([this.keeping, written]);
    return written;
  }

  private async write() {
    window.clearTimeout(this.deviceTimer);
    this.deviceTimer = undefined;
    const draft = this.draft();
    if (!draft) return null;
    const sent = await findForm(this.key);
    if (sent && saySame(typedIn(sent.fields), draft.fields)) return null;
    const isOnDevice = await putText(draft).then(
      () => true,
      () => false,
    );
    if (!this.of) this.showUnsent("stays", new Date(draft.at), isOnDevice);
    return { draft, isOnDevice, waitsForForm: sent?.state === "waiting" };
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
    if (sent && !sending.signal.aborted) await this.take(sent.outcome, sent.at, sent.isOnDevice);
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
    return { outcome, at: new Date(at), isOnDevice: kept.isOnDevice };
  }

  private async take(outcome: DraftOutcome, at: Date, isOnDevice: boolean) {
    if (outcome.kind === "kept") {
      // Without an id no draft is left on the site: the text equals the record.
      if (outcome.state.id === null) await forgetText(this.key, at.getTime());
      else await restText(this.key, at.getTime(), outcome.state);
      this.update({ ...this.known, where: { kind: "site", at }, state: outcome.state });
      // Text typed during the request is sent next.
      if (this.enteredAt && this.enteredAt > at) this.sendTimer ??= this.timer(PAUSE_MS);
    } else if (outcome.kind === "newer") {
      this.isHeld = true;
      this.known = { ...this.known, newer: outcome.newer };
      this.showUnsent("waits", at, isOnDevice);
    } else if (outcome.kind === "gone") {
      this.isHeld = true;
      this.showStatus({ kind: "gone", at });
    } else if (outcome.kind === "refused") {
      const lead = isOnDevice ? "Kept on this device only. " : "";
      this.showStatus({ kind: "nowhere", at, message: lead + outcome.message });
    } else {
      this.sendTimer ??= this.timer(RETRY_MS);
      this.showUnsent(outcome.kind === "signed-out" ? "session" : "offline", at, isOnDevice);
    }
  }

  private showUnsent(why: Why, at: Date, isOnDevice: boolean) {
    if (isOnDevice) return this.showStatus({ kind: "device", at, why });
    const message = "This device has no room left. Copy your text before you leave the page.";
    this.showStatus({ kind: "nowhere", at, message });
  }

  private showStatus(where: SaveStatus) {
    this.update({ ...this.known, where });
  }

  private update(known: Known) {
    this.known = known;
    for (const listener of this.listeners) listener();
  }
}
