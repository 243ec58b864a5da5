import { type Saved, saved } from "~/models/base/records/result";
import { MISSING } from "~/models/base/records/saving.server";
import { listQuestions, type Question } from "~/models/texts/content/question.server";
import type { QuestionInput } from "~/models/texts/content/question-input";
import { updatePage } from "./page.server";

/** Changes single questions of the about page; each change saves that page and keeps a version of it. */

/** The question with this id, or `null`. */
export function findQuestion(id: string) {
  return listQuestions().find((question) => question.id === id) ?? null;
}

/** Adds a question at the end of the about page, under this id; the same id is added only once. */
export function createQuestion(input: QuestionInput, id: string): Saved<Question> {
  if (findQuestion(id)) return saved({ id, ...input });
  return saveList([...listQuestions(), { id, ...input }], { id, ...input });
}

/** Changes a question of the about page. */
export function updateQuestion(id: string, input: QuestionInput): Saved<Question> {
  if (!findQuestion(id)) return MISSING;
  const changed = { id, ...input };
  return saveList(
    listQuestions().map((question) => (question.id === id ? changed : question)),
    changed,
  );
}

/** Deletes a question from the about page; returns whether there was one. */
export function deleteQuestion(id: string) {
  const before = findQuestion(id);
  if (!before) return false;
  return saveList(
    listQuestions().filter((question) => question.id !== id),
    before,
  ).ok;
}

function saveList(questions: Question[], item: Question): Saved<Question> {
  const result = updatePage("questions", { questions });
  return result.ok ? saved(item) : (result as Saved<never>);
}
