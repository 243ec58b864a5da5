import { readdirSync, readFileSync } from "node:fs";
import { getTableColumns } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { updateJourney } from "~/models/road/journey/journey.server";
import { updateHomeContent } from "~/models/texts/home-content.server";
import { db } from "~db/client.server";
import { makeItems } from "../support/records/items";
import { allTables } from "../support/records/tables";
import { signedInOwner } from "../support/requests/owner";
import { addressesOf, publicAddresses } from "../support/requests/public-addresses";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const cookie = await signedInOwner();
updateJourney({});
updateHomeContent({ readRate: 90 });
const items = makeItems();

/** Gives every table of the schema a column that nobody has named, before the models see it. */
beforeAll(async () => {
  vi.resetModules();
  for (const table of Object.values(await allTables())) {
    const columns = getTableColumns(table);
    Object.assign(columns, { privateNote: Object.values(columns)[0] });
  }
});

test("a column that is added to a table is in no answer until it is named", async () => {
  const { startPublicSite } = await import("../support/requests/public-site");
  const get = await startPublicSite();
  const { travelPins } = await import("~db/schema/pins");
  expect(db.select().from(travelPins).get()).toHaveProperty("privateNote");
  for (const [path, shown] of Object.entries(publicAddresses)) {
    for (const address of addressesOf(path, shown, items)) {
      for (const cookies of ["", cookie]) {
        expect((await get(address, cookies)).text, address).not.toContain("privatenote");
      }
    }
  }
});

/** The rows of moves, which say what the record says and what waits with it; calls pick their columns. */
const wholeRow = ["base/places/moves.server.ts"];

test("no model but that of the moves reads a whole table", () => {
  const folder = new URL("../../app/models/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const whole = files
    .filter((file) => file.endsWith(".ts"))
    .filter((file) =>
      /getTableColumns|\.(select|returning)\(\)|\.query\./.test(
        readFileSync(new URL(file, folder), "utf8"),
      ),
    );
  expect(whole).toEqual(wholeRow);
});
