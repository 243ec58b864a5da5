import { Extension } from "@tiptap/core";

function kept(name: string) {
  return { [name]: { default: null } };
}

/** Further attributes that the allow-list permits. */
export const Attributes = Extension.create({
  name: "attributes",
  addGlobalAttributes: () => [
    { types: "*", attributes: kept("lang") },
    { types: ["listItem"], attributes: kept("value") },
    { types: ["tableHeader"], attributes: kept("scope") },
    {
      types: "nodes",
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => /^(?:ltr|rtl)$/.exec(element.dir)?.[0] ?? null,
        },
      },
    },
    {
      // A block quotation, or a pull quote.
      types: ["blockquote"],
      attributes: {
        isPull: {
          default: false,
          parseHTML: (element) => element.classList.contains("pull"),
          renderHTML: ({ isPull }) => (isPull ? { class: "pull" } : {}),
        },
      },
    },
  ],
});
