import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // How React writes HTML: valid, though not in the validator's taste.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    // Allowed, and our names are on elements that have a role to carry them.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    "no-implicit-input-type": "off",
    // Check boxes of one group share a name, as HTML has it.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // A fieldset is also what disables the fields of a form that is being sent.
    "wcag/h71": "off",
    // Search engines cut long titles by themselves; demo names are what they are.
    "long-title": "off",
    // Our own files come from our own server.
    "require-sri": "off",
    "tel-non-breaking": "off",
  },
});

/** What is not valid HTML in a page, each with its place; nothing when all is well. */
export async function htmlProblems(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const near = html.split("\n")[line - 1]?.slice(Math.max(0, column - 60), column + 100);
      return `${ruleId}: ${message} near ${near}`;
    }),
  );
}
