import { pictureInput } from "~/models/collections/library/picture-input";
import { trimmed } from "~/utils/words/trimmed";

/** What was typed for each picture, by its id. */
type Words = { [id: string]: string };

/** What the form comes back with when nothing of it was saved. */
export type DescribeReply = { entered: Words; errors: Words; message: string };

const { alt: description } = pictureInput.shape;

/** The descriptions of a form: pairs of `id` and `alt`; one left empty describes nothing yet. */
export function readDescriptions(form: FormData) {
  const words = form.getAll("alt").map(String);
  const pairs = form
    .getAll("id")
    .map((id, index) => ({ id: String(id), alt: trimmed(words[index] ?? "") }));
  const errors = new Map(
    pairs.flatMap(({ id, alt }) => {
      const { error } = description.safeParse(alt);
      return error ? [[id, error.issues.map(({ message }) => message).join(" ")] as const] : [];
    }),
  );
  const entered: Words = Object.fromEntries(pairs.map(({ id, alt }) => [id, alt]));
  return { entered, errors, described: pairs.filter(({ alt }) => alt !== "") };
}
