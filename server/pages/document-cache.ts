import type { Answer } from "../http/answers";
import { type Encoding, encode, encodeSmall } from "../http/encodings";
import type { HeaderPairs } from "../http/security-headers";
import { PageStore, type StoreSettings } from "./page-store";
import type { Asker, Turn } from "./render-queue";
import { type Copy, makePage, readyCopy, type StoredPage, setCopy } from "./stored-page";

/** `null` where nothing was rendered, since too many wait. */
type Outcome = { page: StoredPage } | { answer: Answer } | null;

type CacheSettings = Omit<StoreSettings, "removed"> & {
  /** How many seconds the answer may be kept; 0 when it may not. */
  secondsToKeep: (answer: Answer) => number;
  fixedHeaders: HeaderPairs;
};

/**
 * Rendered pages, feeds and public JSON for many: one rendering for all who ask at once (request
 * coalescing, or single flight, against a cache stampede), and each content coding made once.
 */
export class DocumentCache {
  /** Stored pages whose quick Brotli copy is still to be made smaller; evicted pages are taken out. */
  private readonly unshrunk = new Set<StoredPage>();
  private readonly pages: PageStore;
  private readonly rendering = new Map<string, { turn: Turn<Answer>; outcome: Promise<Outcome> }>();
  private isShrinking = false;

  constructor(private readonly settings: CacheSettings) {
    this.pages = new PageStore({ ...settings, removed: (page) => this.unshrunk.delete(page) });
  }

  /** The stored page under this key, while it may be shown. */
  find(key: string, at?: number) {
    return this.pages.find(key, at);
  }

  /**
   * The stored page, or what was rendered when its turn came. Many who ask at once share one rendering, but never
   * one that began before the content last changed.
   */
  findOrRender(
    key: string,
    asker: Asker,
    enterQueue: (asker: Asker) => Turn<Answer>,
  ): Promise<Outcome> {
    const page = this.pages.find(key);
    if (page !== undefined) return Promise.resolve({ page });
    const version = this.settings.version();
    const ticket = `${version} ${key}`;
    const shared = this.rendering.get(ticket);
    if (shared !== undefined) {
      shared.turn.join(asker);
      return shared.outcome;
    }
    const turn = enterQueue(asker);
    const outcome = this.storeResult(key, version, turn.result).finally(() =>
      this.rendering.delete(ticket),
    );
    this.rendering.set(ticket, { turn, outcome });
    return outcome;
  }

  private async storeResult(key: string, version: string, result: Promise<Answer | null>) {
    const answer = await result;
    if (answer === null) return null;
    const { now, secondsToKeep, fixedHeaders } = this.settings;
    const seconds = secondsToKeep(answer);
    if (seconds <= 0) return { answer };
    const expiresAt = now() + seconds * 1000;
    return { page: this.pages.store(makePage(fixedHeaders, answer, { key, version, expiresAt })) };
  }

  /** The page in the preferred coding, made once and kept. */
  copyOf(page: StoredPage, preferred: Encoding): Promise<Copy> {
    const ready = readyCopy(page, preferred);
    if (ready !== undefined) return Promise.resolve(ready);
    page.encoding[preferred] ??= this.encodeCopy(page, preferred).finally(() => {
      delete page.encoding[preferred];
    });
    return page.encoding[preferred];
  }

  private async encodeCopy(page: StoredPage, preferred: Encoding) {
    const copy = this.storeCopy(page, preferred, await encode(page.body, preferred));
    if (preferred === "br" && this.pages.holds(page)) this.unshrunk.add(page);
    this.shrinkAll();
    return copy;
  }

  private storeCopy(page: StoredPage, encoding: Encoding, body: Buffer) {
    const { copy, growth } = setCopy(page, encoding, body);
    this.pages.grow(page, growth);
    return copy;
  }

  /** Runs in the background, for the quick copies are good too; one page at a time, to leave threads for requests. */
  private async shrinkAll() {
    if (this.isShrinking) return;
    this.isShrinking = true;
    for (const page of this.unshrunk) {
      this.unshrunk.delete(page);
      const body = await encodeSmall(page.body).catch(() => null);
      if (body && this.pages.holds(page)) this.storeCopy(page, "br", body);
    }
    this.isShrinking = false;
  }
}
