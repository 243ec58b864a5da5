import type { SearchPage } from "~/models/find/search/search";
import { readKept } from "./kept-texts";
import { searchTexts } from "./search-texts";

/** What the address of the search page asks for, of what is kept on this device; on the first page beyond the last. */
export async function searchKept(params: URLSearchParams): Promise<SearchPage> {
  const { index, ...kept } = await readKept();
  return { ...searchTexts(index, params), kept };
}
