import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROW_REFUSED } from "~/utils/files/storage-failure.server";
import { db } from "~db/client.server";
import { api } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";
import { visit } from "../support/requests/pages";
import { expectConsoleError } from "../support/runner/console";

/** A rule of the tables that no schema knows, as an older or a later version may have. */
const RULES = ["travel_pins", "contact_messages"].map(
  (table) => `create temp trigger refuse_${table} before insert on main.${table}
    when new.name = 'Nowhere' begin select raise(abort, 'a rule of the table'); end`,
);

let cookie = "";

beforeAll(async () => {
  cookie = await signedInOwner();
  for (const rule of RULES) db.run(sql.raw(rule));
});

afterAll(() => {
  for (const table of ["travel_pins", "contact_messages"]) {
    db.run(sql.raw(`drop trigger temp.refuse_${table}`));
  }
});

test("a form whose row the tables refuse comes back with words", async () => {
  const body = new URLSearchParams({ name: "Nowhere", country: "India", pinType: "visited" });
  const answer = await visit("/admin/pins/new", { cookie, body });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(ROW_REFUSED);
  expect(page).toContain('value="Nowhere"');
  expectConsoleError("a rule of the table");
});

test("a reader's form says so too", async () => {
  const message = {
    name: "Nowhere",
    email: "a@example.org",
    subject: "General Question",
    message: "Hello there",
  };
  const answer = await visit("/about", { body: new URLSearchParams(message) });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(ROW_REFUSED);
  expectConsoleError("a rule of the table");
});

test("the API answers 400", async () => {
  const answer = await api("POST", "/api/travel-pins", {
    cookie,
    json: { name: "Nowhere", country: "India" },
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: ROW_REFUSED });
  expectConsoleError("a rule of the table");
});
