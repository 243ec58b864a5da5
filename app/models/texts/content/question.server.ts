import { and, asc, inArray, lt } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { faqQuestions } from "~db/schema/questions";

const columns = pick(faqQuestions, "id", "question", "answer");

/** The questions of the about page, in the order in which it has them. */
export function listQuestions() {
  const { sortOrder, createdAt } = faqQuestions;
  return db.select(columns).from(faqQuestions).orderBy(asc(sortOrder), createdAt).all();
}

export type Question = ReturnType<typeof listQuestions>[number];

/** Takes away those with which every site begins, until a save of the owner's has had them. */
export function deleteStandingQuestions() {
  const isStanding = and(
    inArray(faqQuestions.id, ["route", "recommendations"]),
    // By a save they are given another place.
    lt(faqQuestions.sortOrder, 0),
  );
  db.delete(faqQuestions).where(isStanding).run();
}

/** Has the about page answer these, in this order, for the caller's transaction; one without an id is new. */
export function replaceQuestions(list: Question[]) {
  db.delete(faqQuestions).run();
  for (const [sortOrder, { id, ...entry }] of list.entries()) {
    db.insert(faqQuestions)
      .values({ id: id || crypto.randomUUID(), ...entry, sortOrder })
      // An id that stands twice is one question.
      .onConflictDoNothing()
      .run();
  }
}
