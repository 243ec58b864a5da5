import { pageTitle } from "~/site";
import { plainNumber } from "./words/counted";

/** Title and canonical path of a page of a list; the first page has the list's own address. */
export function pageOfList(name: string, path: string, search: string, page = 1) {
  if (page === 1) return { title: pageTitle(name), path };
  return { title: pageTitle(`${name}, page ${plainNumber(page)}`), path: path + search };
}
