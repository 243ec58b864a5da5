import { visitorForms } from "./names";
import type { Visit, VisitorForm } from "./queue-entry";
import type { NextEntry, Result } from "./sender";
import { allIn, change, changeSilently, listEntries } from "./store";

const LIMIT_MS = 20_000;

const forms = Object.keys(visitorForms) as VisitorForm[];

/** Which of the visitors' forms posts to this path; `null` for all others. */
export function visitorForm(pathname: string) {
  return forms.find((form) => visitorForms[form].page.test(pathname)) ?? null;
}

/** What is kept of a form; the key that the form brought stays the key under which it is sent. */
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

/** What an answer means: it was taken, it was refused for good, or it has to be sent again. */
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

/** The worker has the pages ask for what became of it; the code for the channel would be one more file of a first visit. */
async function tellVisitors() {
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
  await tellVisitors();
  return "done";
}

/** The visitors' posts. */
export const nextVisit: NextEntry = async () => {
  const visit = (await listEntries("visit")).find(({ state }) => state === "waiting");
  return visit ? () => sendVisit(visit) : null;
};

/** What became of a post, with the site's words where it answered. */
export type Notice = { kind: VisitorForm; state: "kept" | "sent" | "refused"; reason?: string };

function toNotice({ form: kind, state, reason }: Visit): Notice {
  return { kind, state: state === "waiting" ? "kept" : state, ...(reason && { reason }) };
}

/** The forms of which a post waits, and what became of posts since the last call: each is told once. */
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
