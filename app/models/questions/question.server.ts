import { eq, max } from "drizzle-orm";
import { type Saved, saved } from "~/models/records/result";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { faqQuestions } from "~db/schema/questions";
import type { QuestionInput } from "./question-input";

const columns = pick(faqQuestions, "id", "question", "answer");

/** The questions that the owner put on the about page, in the order in which it has them. */
export function listAddedQuestions() {
  const { sortOrder, createdAt } = faqQuestions;
  return db.select(columns).from(faqQuestions).orderBy(sortOrder, createdAt).all();
}

export type AddedQuestion = ReturnType<typeof listAddedQuestions>[number];

/** The added question with this id, or `null`. */
export function findQuestion(id: string) {
  return db.select(columns).from(faqQuestions).where(eq(faqQuestions.id, id)).get() ?? null;
}

/** Puts a question on the about page, as the last, under this id; the same one twice is put there once. */
export function createQuestion(input: QuestionInput, id: string): Saved<AddedQuestion> {
  return transact(() => {
    const last = db
      .select({ value: max(faqQuestions.sortOrder) })
      .from(faqQuestions)
      .get();
    db.insert(faqQuestions)
      .values({ id, ...input, sortOrder: (last?.value ?? 0) + 1 })
      .onConflictDoNothing()
      .run();
    return saved({ id, ...input });
  });
}

/** Changes a question of the about page. */
export function updateQuestion(id: string, input: QuestionInput): Saved<AddedQuestion> {
  const { changes } = db.update(faqQuestions).set(input).where(eq(faqQuestions.id, id)).run();
  return changes > 0 ? saved({ id, ...input }) : { ok: false, kind: "missing" };
}

/** Takes a question from the about page; says whether there was one. */
export function deleteQuestion(id: string) {
  return db.delete(faqQuestions).where(eq(faqQuestions.id, id)).run().changes > 0;
}
