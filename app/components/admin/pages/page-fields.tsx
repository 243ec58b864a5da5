import { ImageField } from "~/components/admin/fields/image-field";
import { type Field, TextArea, TextField } from "~/components/admin/forms/versioned-controls";
import { isPageList, type PageList, pageLists } from "~/models/texts/pages/page-lists";
import type { SitePage } from "~/models/texts/pages/site-pages";

type Member = {
  name: string;
  label: string;
  hint?: string;
  /** The kind of its field; a list is recognized by its name. */
  shape?: "line" | "text" | "picture";
};

/** The owner's words for the parts of an entry, in the order in which they are typed. */
const parts: Record<PageList, string> = {
  chips: "",
  facts: "title, value, note",
  expertise: "",
  journeyHighlights: "",
  reasons: "title, text",
  contactCards: "title, text",
  safety: "",
  dailyCosts: "name, costs, note",
  regionTexts: "region, from where to where, text, months, getting around",
};

/** The fields of each page besides its title and text, in the order of the page. */
const members: Record<SitePage, Member[]> = {
  about: [
    { name: "lead", label: "Introduction", shape: "text", hint: "Large, under your name." },
    {
      name: "portrait",
      label: "Portrait",
      shape: "picture",
      hint: "Without one the drawn traveller stands there.",
    },
    {
      name: "badge",
      label: "Badge",
      shape: "line",
      hint: "On the portrait, after how far the journey is: 65% Complete.",
    },
    { name: "chips", label: "Chips", hint: "Short words under the introduction." },
    { name: "facts", label: "Facts" },
    { name: "motto", label: "Motto", shape: "text" },
    { name: "philosophy", label: "Travel philosophy", shape: "text" },
    {
      name: "picture",
      label: "Second picture",
      shape: "picture",
      hint: "Beside the philosophy. Without one the drawn still life stands there.",
    },
    { name: "expertise", label: "Travel expertise" },
    { name: "journeyHighlights", label: "Journey highlights" },
    { name: "reasons", label: "Why follow" },
    { name: "contactLead", label: "Words above the contact form", shape: "text" },
    {
      name: "contactCards",
      label: "More contact cards",
      hint: "After the one with your address, which is the home page's, and your response time, which is a setting.",
    },
  ],
  questions: [],
  tips: [
    { name: "lead", label: "Introduction", shape: "text" },
    { name: "safetyTitle", label: "Title of the first list", shape: "line" },
    { name: "safety", label: "First list" },
    { name: "budgetTitle", label: "Title of the costs", shape: "line" },
    { name: "budget", label: "Costs of a day", shape: "line", hint: "Large, such as €40-60." },
    { name: "budgetNote", label: "Words under the costs of a day", shape: "line" },
    { name: "dailyCosts", label: "Costs" },
  ],
  guides: [
    {
      name: "journeyLead",
      label: "Words under the journey's title",
      shape: "text",
      hint: "On the journey page, and for search engines.",
    },
    { name: "lead", label: "Introduction", shape: "text" },
    { name: "regionTexts", label: "Regions", hint: "The name of a region leads to its places." },
  ],
  terms: [{ name: "lead", label: "Introduction", shape: "text" }],
  privacy: [{ name: "lead", label: "Introduction", shape: "text" }],
};

type Props = { page: SitePage; fields: Record<string, Field> };

export function PageFields({ page, fields }: Props) {
  return members[page].map((member) => {
    const field = fields[member.name];
    return field && <MemberField key={member.name} field={field} {...member} />;
  });
}

function MemberField({ field, name, label, hint, shape }: Member & { field: Field }) {
  if (isPageList(name)) return <ListField field={field} name={name} label={label} hint={hint} />;
  if (shape === "line") return <TextField field={field} label={label} hint={hint} />;
  if (shape === "text") return <TextArea field={field} label={label} rows={3} hint={hint} />;
  return <ImageField field={field} label={label} hint={hint} />;
}

type ListProps = { field: Field; name: PageList; label: string; hint?: string };

function ListField({ field, name, label, hint }: ListProps) {
  const way =
    pageLists[name].length === 0
      ? "One on each line."
      : `A line for each part (${parts[name]}), and an empty line between entries; - for a part left out.`;
  return (
    <TextArea field={field} label={label} rows={6} hint={[hint, way].filter(Boolean).join(" ")} />
  );
}
