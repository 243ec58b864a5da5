import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import type { Audience } from "~/models/base/records/audience";
import type { Owner } from "~/models/owner/owner.server";
import { getOwner, renewedCookie } from "~/session.server";
import {
  isRefusedRow,
  isStorageFailure,
  RETRY_LATER,
  ROW_REFUSED,
  STORE_LATER,
} from "../utils/files/storage-failure.server";
import { clientAddressOf, type ReceivedFile, requestIdOf } from "../utils/http/load-context";
import { logFailure } from "../utils/log-failure.server";
import { failure } from "./api-answers.server";

/** What a handler may know of the call that it answers. */
export type Call = {
  request: Request;
  url: URL;
  /** The variable part of the path, an id or a slug; empty where the path has none. */
  key: string;
  /** All of them, by their names in `app/routes.ts`. */
  params: Params;
  owner: Owner | null;
  audience: Audience;
  /** The visitor's address. */
  address: string;
  /** What came with it in files, which only the owner may send. */
  files: ReceivedFile[];
  /** Has the server make the body while it sends it, where it can. */
  answerInPieces: AppLoadContext["answerInPieces"];
};

type Handler = (call: Call) => Response | Promise<Response>;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * The loader and action of an API route: one handler for each method. Handlers may throw a
 * `Response`; anything else that is thrown is logged and becomes a 500 without its text.
 */
export function apiRoute(handlers: Partial<Record<Method, Handler>>) {
  const methods = Object.keys(handlers).flatMap((method) =>
    method === "GET" ? ["GET", "HEAD"] : [method],
  );
  const allow = { Allow: [...methods, "OPTIONS"].join(", ") };

  return async function answer({ request, params, context }: ActionFunctionArgs) {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: allow });
    const handler = handlers[(request.method === "HEAD" ? "GET" : request.method) as Method];
    if (!handler) {
      return failure(405, `${request.method} is not possible here.`, { headers: allow });
    }
    try {
      const owner = await getOwner(request);
      const response = await handler({
        request,
        url: new URL(request.url),
        key: Object.values(params)[0] ?? "",
        params,
        owner,
        audience: owner ? "owner" : "public",
        address: clientAddressOf(context),
        files: context.files ?? [],
        answerInPieces: context.answerInPieces,
      });
      if (owner?.renewed && !response.headers.has("Set-Cookie")) {
        response.headers.set("Set-Cookie", await renewedCookie(request));
      }
      return response;
    } catch (thrown) {
      return thrown instanceof Response ? thrown : unexpected(thrown, request, context);
    }
  };
}

/** A handler that answers 401 to everyone but the owner, before it looks at anything else. */
export function ownerOnly(handler: Handler): Handler {
  return (call) => (call.owner ? handler(call) : failure(401, "Sign in to do this."));
}

function unexpected(thrown: unknown, request: Request, context: AppLoadContext) {
  logFailure(thrown, request, context);
  if (isRefusedRow(thrown)) return failure(400, ROW_REFUSED);
  if (isStorageFailure(thrown)) return failure(503, STORE_LATER, { headers: RETRY_LATER });
  const id = requestIdOf(context);
  const hint = id ? ` Request ${id}` : "";
  return failure(500, `Something went wrong.${hint}`);
}
