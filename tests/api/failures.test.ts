import { expect, test, vi } from "vitest";
import * as journey from "~/models/road/line/journey-record.server";
import { api } from "../support/requests/api";
import { expectConsoleError } from "../support/runner/console";

test("a bug is a 500 in JSON with the request's id, and its text goes to the log only", async () => {
  vi.spyOn(journey, "getJourneyStats").mockImplementation(() => {
    throw new Error("secret detail");
  });
  const { status, body } = await api("GET", "/api/journey/stats");
  expect(status).toBe(500);
  expect(body).toEqual({ message: "Something went wrong. Request request-1" });
  expectConsoleError("secret detail");
});
