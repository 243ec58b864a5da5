import { pictureInput } from "~/models/collections/library/picture-input";
import { trimmed } from "~/utils/words/trimmed";

/** The typed descriptions by picture id. */
type Words = { [id: string]: string };

/** The answer when nothing was saved. */
export type DescribeReply = { entered: Words; errors: Words; message: string };

const { alt: description } = pictureInput.shape;

/** The descriptions in a form: pairs of `id` and `alt`; empty ones are left out. */
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
