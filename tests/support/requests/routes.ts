import type { ActionFunction } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { inject } from "vitest";
import type { ReceivedFile } from "~/utils/http/load-context";

type RouteModule = { loader?: ActionFunction; action?: ActionFunction };

const modules = import.meta.glob<RouteModule>("../../../app/routes/**/*.{ts,tsx}");

export const SITE = "http://127.0.0.1:3000";

/** The paths of `app/routes.ts`, each with its file; the pages of a layout as well. */
export function listRoutes(
  entries: readonly RouteConfigEntry[] = inject("siteMap"),
): { path: string; file: string }[] {
  return entries.flatMap(({ path = "", file, children = [] }) =>
    children.length > 0 ? listRoutes(children) : [{ path: `/${path}`, file }],
  );
}

const table = listRoutes().map(({ path, file }) => ({ path, id: file }));

type Sent = {
  headers?: HeadersInit;
  body?: BodyInit;
  cookie?: string;
  address?: string;
  files?: ReceivedFile[];
};

/**
 * Sends a request to the loader or action that `app/routes.ts` names for the path, as the server
 * would: this is where the answers of resource routes are made.
 */
export async function send(method: string, path: string, sent: Sent = {}): Promise<Response> {
  const answer = await callRoute(method, path, sent);
  if (!(answer instanceof Response)) throw new Error(`${path} did not answer with a Response`);
  return answer;
}

/** The same, for what a page is given. */
export async function callRoute(method: string, path: string, sent: Sent = {}): Promise<unknown> {
  const url = new URL(path, SITE);
  const match = matchRoutes(table, url.pathname)?.at(-1);
  if (!match) throw new Error(`No route for ${path}`);
  const load = modules[`../../../app/${match.route.id}`];
  if (!load) throw new Error(`No file ${match.route.id}`);
  const module = await load();
  const headers = new Headers(sent.headers);
  if (sent.cookie) headers.set("Cookie", sent.cookie);
  const reads = ["GET", "HEAD", "OPTIONS"].includes(method);
  const handler = reads ? module.loader : module.action;
  if (!handler) throw new Error(`${match.route.id} has nothing for ${method}`);
  return await handler({
    request: new Request(url, { method, headers, body: sent.body }),
    params: match.params,
    context: {
      clientAddress: sent.address ?? "203.0.113.7",
      requestId: "request-1",
      files: sent.files ?? [],
    },
  });
}
