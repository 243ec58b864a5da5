import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { ownerForms } from "../requests/owner-forms";
import { SITE } from "../requests/routes";

type Values = Partial<typeof pictures.$inferInsert>;
let made = 0;

/** Pictures of which nothing but the row is there; the last one is the newest. Their ids. */
export function addRows(...rows: Values[]) {
  return rows.map((values) => {
    made += 1;
    const id = made.toString(16).padStart(16, "a");
    const createdAt = new Date(Date.UTC(2025, 0, 1) + made * 1_000);
    const size = { width: 40, height: 30, placeholder: "" };
    db.insert(pictures)
      .values({ id, createdAt, ...size, ...values })
      .run();
    return id;
  });
}

/** Takes every picture out of the library. */
export function emptyLibrary() {
  db.delete(pictures).run();
}

type Loader<Found> = (args: LoaderFunctionArgs) => Promise<Found>;

/** A signed-in owner who opens the pages of the library and posts its forms. */
export async function libraryOwner() {
  const { cookie, post } = await ownerForms();
  async function open<Found>(loader: Loader<Found>, path: string, id = "") {
    const request = new Request(SITE + path, { headers: { Cookie: cookie } });
    return loader({ request, params: { id }, context: {} });
  }
  return { cookie, post, open };
}
