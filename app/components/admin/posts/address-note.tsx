import type { Field } from "~/components/admin/forms/versioned-controls";
import { slugify } from "~/utils/words/slug";

/** Says that a new title will change the address of a public letter. */
export default function AddressNote({ title, path }: { title: Field; path: string }) {
  const entered = String(title.value ?? "").trim();
  const before = String(title.initialValue ?? "").trim();
  const parts = path.split("/");
  const slug = parts.at(-1) ?? "";
  const next = slugify(entered);
  if (entered === "" || entered === before || next === slug) return null;
  return (
    <p role="status" className="text-sm text-monsoon wrap-anywhere">
      Saving gives this page a new address, {[...parts.slice(0, -1), next].join("/")}. The old one
      leads there, but links that people wrote down look different.
    </p>
  );
}
