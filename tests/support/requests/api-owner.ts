import { expect } from "vitest";
import { api } from "./api";
import { signedInOwner } from "./owner";

/** The calls of a signed-in owner that most tests of the API begin with. */
export async function apiOwner() {
  const cookie = await signedInOwner();
  async function make(path: string, json: object) {
    const { status, body, headers } = await api("POST", path, { json, cookie });
    expect(status).toBe(201);
    return { ...body, address: headers.get("Location") ?? "" };
  }
  return { cookie, make };
}

export const ids = (records: { id: string }[]) => records.map((record) => record.id);
