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

/** The request that a handler gets, and what was read from it. */
export type Call = {
  request: Request;
  url: URL;
  /** The path's only parameter, an id or a slug; empty if the path has none. */
  key: string;
  /** All path parameters, named as in `app/routes.ts`. */
  params: Params;
  owner: Owner | null;
  audience: Audience;
  /** The visitor's address. */
  address: string;
  /** Uploaded files; only the owner may send some. */
  files: ReceivedFile[];
  /** Lets the server make the body while it sends it, where that is possible. */
  answerInPieces: AppLoadContext["answerInPieces"];
};

type Handler = (call: Call) => Response | Promise<Response>;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * The loader and action of an API route, from one handler for each method. A handler may throw a `Response`. Any other
 * error is logged and answered as a 500 without its text.
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

/** A handler that answers 401 to everyone but the owner, before any other check. */
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
