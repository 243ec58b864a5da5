import type { ActionFunctionArgs } from "@remix-run/node";
import type { ReceivedFile } from "~/utils/http/load-context";
import { signedInOwner } from "./owner";
import { SITE } from "./routes";

export type Action = (args: ActionFunctionArgs) => unknown;
/** Pairs where a name comes more than once. */
type Fields = Record<string, string> | [name: string, value: string][];
export type Answer = { status: number; headers: Headers; data: unknown };
type Sent = {
  params?: Record<string, string>;
  path?: string;
  address?: string;
  cookie?: string;
  files?: ReceivedFile[];
};

/** Posts a form to an action as the router does; what is thrown is an answer as well. */
export async function postForm(action: Action, fields: Fields, sent: Sent = {}) {
  const request = new Request(SITE + (sent.path ?? "/admin/posts"), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: sent.cookie ?? "" },
  });
  const context = { clientAddress: sent.address ?? "203.0.113.8", files: sent.files ?? [] };
  const answer = await Promise.resolve(
    action({ request, params: sent.params ?? {}, context }),
  ).catch((thrown: unknown) => thrown);
  return normalised(answer);
}

function normalised(answer: unknown): Answer {
  if (answer instanceof Response) {
    return { status: answer.status, headers: answer.headers, data: null };
  }
  const { data, init } = answer as { data: unknown; init?: ResponseInit };
  return {
    status: init?.status ?? 200,
    headers: new Headers(init?.headers),
    data: data ?? answer,
  };
}

/** Posts as the owner, who is signed in. */
export async function ownerForms() {
  const cookie = await signedInOwner();
  const post: typeof postForm = (action, fields, sent) =>
    postForm(action, fields, { cookie, ...sent });
  return { cookie, post };
}

/** What the form says of its fields when it comes back. */
export function errorsOf({ data }: Answer) {
  return (data as { result: { error: Record<string, string[]> } }).result.error;
}
