// The script of a frozen copy's search page. It searches the copy's texts, which come as a script too, with the rules
// and the look of the site's own search.
import { createRoot } from "react-dom/client";
import { KindLinks } from "~/components/site/search/kind-links";
import { searchPath } from "~/components/site/search/kinds";
import { outcomeOf } from "~/components/site/search/outcome";
import { SearchHits } from "~/components/site/search/search-hits";
import { PageLinks } from "~/components/ui/page-links";
import type { SearchText } from "~/models/find/search/search";
import { indexTexts, searchTexts, type TextIndex } from "~/offline/search/text-index";
import { TEXTS_SCRIPT } from "../texts-script";

declare global {
  var frozenTexts: SearchText[];
}

const field = document.querySelector<HTMLInputElement>("#search-field");
const form = field?.form;
const status = form?.querySelector("[role=status]");
const results = document.querySelector("#results");

let reading: Promise<TextIndex> | null = null;

if (form && field && status && results) {
  const root = createRoot(results);
  const asked = new URLSearchParams(location.search);
  form.hidden = false;
  field.value = asked.get("q") ?? "";
  field.addEventListener("focus", () => readTexts(), { once: true });
  field.addEventListener("input", () => find(new URLSearchParams({ q: field.value })));
  find(asked);

  async function find(params: URLSearchParams) {
    const q = params.get("q")?.trim() ?? "";
    if (q !== "" && status) status.textContent = "Searching…";
    const index = q === "" ? indexTexts([]) : await readTexts();
    // The reader may have typed more in the meantime.
    if (q !== field?.value.trim()) return;
    const found = searchTexts(index, params);
    if (status) status.textContent = outcomeOf(found);
    root.render(<Results found={found} />);
  }
}

function Results({ found }: { found: ReturnType<typeof searchTexts> }) {
  const { q, kind, page, pages, counts, results } = found;
  return (
    <>
      <KindLinks q={q} kind={kind} counts={counts} />
      {results.length > 0 && <SearchHits results={results} reloads kind={kind} />}
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(other) => searchPath({ q, kind, page: other })}
      />
    </>
  );
}

/** The index of all texts, built once. */
function readTexts() {
  reading ??= readAll();
  return reading;
}

async function readAll() {
  await runScript(`../${TEXTS_SCRIPT}`);
  return indexTexts(self.frozenTexts);
}

/** A page opened from a file cannot fetch, but it can load a script. */
function runScript(src: string) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.onload = resolve;
    script.onerror = reject;
    script.src = src;
    document.head.append(script);
  });
}
