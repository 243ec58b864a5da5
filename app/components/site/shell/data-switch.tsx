import { useContext } from "react";
import { DocumentForm } from "~/document/document-form";

/** Between pages of little weight, which no program follows, and whole ones. A plain form: the choice comes back with the page itself. */
export function DataSwitch() {
  const { isLow } = useContext(DocumentForm);
  return (
    <li>
      <form method="post" action="/low-data">
        <button type="submit" name="data" value={isLow ? "full" : "low"}>
          {isLow ? "Use Full Pages" : "Use Less Data"}
        </button>
      </form>
    </li>
  );
}
