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

/** Deletes the questions that every site starts with, unless the owner has saved them. */
export function deleteStandingQuestions() {
  const isStanding = and(
    inArray(faqQuestions.id, ["route", "recommendations"]),
    // A save gives them another place.
    lt(faqQuestions.sortOrder, 0),
  );
  db.delete(faqQuestions).where(isStanding).run();
}

/** Replaces the about page's questions, in this order; one without an id is new. To be called in a transaction. */
export function replaceQuestions(list: Question[]) {
  db.delete(faqQuestions).run();
  for (const [sortOrder, { id, ...entry }] of list.entries()) {
    db.insert(faqQuestions)
      .values({ id: id || crypto.randomUUID(), ...entry, sortOrder })
      // Of two questions with the same id the second is dropped.
      .onConflictDoNothing()
      .run();
  }
}
