import { readListQuery } from "~/models/base/lists/list-query";

/**
 * A form can choose photographs of the library: beside the text that they are for where no scripts run, else in a
 * dialog. Both send these fields.
 */

/**
 * A button. Its value is the file field to choose for, such as `contentFiles`; empty, it inserts the chosen
 * photographs.
 */
export const CHOOSE = "choose";
/** Another button: shows another page of photographs for the field that `CHOOSE_FOR` names. */
export const CHOICE_PAGE = "choicePage";
export const CHOOSE_FOR = "chooseFor";
/** The addresses of the ticked photographs. */
export const CHOSEN = "chosen";

export const CHOICE_WORDS = "choiceWords";
export const CHOICE_DAY = "choiceDay";
export const CHOICE_PLACE = "choicePlace";
export const CHOICE_ORDER = "choiceOrder";

export const CHOICE_PATH = "/admin/media/choose";

/** `unused` lists photographs first that no record uses; `newest` sorts by the date of arrival alone. */
export type ChoiceOrder = "unused" | "newest";

export type ChoiceQuery = {
  q: string;
  /** The calendar day on which they were taken; empty for any. */
  day: string;
  /** The key of a known place near to which they were taken; empty for anywhere. */
  place: string;
  order: ChoiceOrder;
  page: number;
};

/** Reads what a form or an address asks for. */
export function readChoice(values: FormData | URLSearchParams): ChoiceQuery {
  const entered = (name: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value : "";
  };
  const words = new URLSearchParams({ q: entered(CHOICE_WORDS) });
  const page = Number(entered(CHOICE_PAGE));
  return {
    q: readListQuery(words, { categories: [] }).q,
    day: entered(CHOICE_DAY),
    place: entered(CHOICE_PLACE),
    order: entered(CHOICE_ORDER) === "newest" ? "newest" : "unused",
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The field that a form is choosing photographs for; `null` when the form does something else. */
export function fieldChosenFor(values: FormData | URLSearchParams) {
  const field = values.get(CHOOSE) ?? (values.has(CHOICE_PAGE) ? values.get(CHOOSE_FOR) : null);
  return typeof field === "string" && field !== "" ? field : null;
}
