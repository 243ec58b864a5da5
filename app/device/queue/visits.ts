import { visitorForms } from "./names";
import type { Visit, VisitorForm } from "./queue-entry";
import type { NextEntry, Result } from "./sender";
import { allIn, change, changeSilently, listEntries } from "./store";

const LIMIT_MS = 20_000;

const forms = Object.keys(visitorForms) as VisitorForm[];

/** The visitors' form that posts to this path; `null` for other paths. */
export function visitorForm(pathname: string) {
  return forms.find((form) => visitorForms[form].page.test(pathname)) ?? null;
}

/** A visitor's post as it is stored; the form's own idempotency key is used for sending. */
export function toVisit(form: VisitorForm, entered: URLSearchParams, at = Date.now()): Visit {
  const { address, fields } = visitorForms[form];
  return {
    id: entered.get("idempotencyKey") || crypto.randomUUID(),
    kind: "visit",
    form,
    address,
    fields: fields.map((name) => [name, entered.get(name) ?? ""]),
    files: [],
    state: "waiting",
    at,
  };
}

export function addVisit(visit: Visit) {
  return change((store) => store.put(visit));
}

/** What an answer's status means: accepted, refused for good, or to be sent again. */
export function outcomeOf(status: number) {
  if (status >= 200 && status < 300) return "sent";
  if (status === 408 || status === 425 || status === 429 || status >= 500) return "waiting";
  return "refused";
}

async function reasonOf(response: Response) {
  const answer = await response.json().catch(() => null);
  const details = Object.values((answer?.errors ?? {}) as Record<string, string[]>).flat();
  return details.join(" ") || (answer?.message as string | undefined);
}

/**
 * Makes the pages ask for the results. A plain message is enough: the channel's code would be another file of a first
 * visit.
 */
async function notifyPages() {
  const { clients } = self as { clients?: Clients };
  for (const page of (await clients?.matchAll({ type: "window" })) ?? []) page.postMessage("news");
}

async function sendVisit(visit: Visit): Promise<Result> {
  const { id, address, fields } = visit;
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": String(id) },
    body: JSON.stringify(Object.fromEntries(fields)),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => null);
  const state = response ? outcomeOf(response.status) : "waiting";
  if (!response || state === "waiting") return "later";
  const reason = await reasonOf(response);
  await change((store) => store.put({ ...visit, fields: [], state, ...(reason && { reason }) }));
  await notifyPages();
  return "done";
}

/** The next post of a visitor. */
export const nextVisit: NextEntry = async () => {
  const visit = (await listEntries("visit")).find(({ state }) => state === "waiting");
  return visit ? () => sendVisit(visit) : null;
};

/** The result of a post, with the site's explanation if it gave one. */
export type Notice = { kind: VisitorForm; state: "kept" | "sent" | "refused"; reason?: string };

function toNotice({ form: kind, state, reason }: Visit): Notice {
  return { kind, state: state === "waiting" ? "kept" : state, ...(reason && { reason }) };
}

/** The forms with waiting posts, and the news about posts since the last call; each is reported once. */
export function readVisits() {
  return changeSilently(async (store) => {
    const visits = await allIn(store, "visit");
    const news = visits.filter(({ isTold, state }) => !isTold || state !== "waiting");
    for (const visit of news) {
      if (visit.state === "waiting") await store.put({ ...visit, isTold: true });
      else await store.delete(visit.id);
    }
    const waiting = visits.filter(({ state }) => state === "waiting");
    return {
      waiting: [...new Set(waiting.map(({ form }) => form))],
      notices: news.map(toNotice),
    };
  });
}
