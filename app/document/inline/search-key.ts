const TYPED_IN = "input,textarea,select,[contenteditable],dialog";

/** The key / goes to the search field on the search page, and from other pages to that page. */
export function openSearchByKey() {
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    const isOther = event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey;
    if (isOther || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPED_IN)) return;
    const wanted =
      document.querySelector<HTMLElement>("#search-field") ??
      document.querySelector<HTMLElement>("header a[href='/search']");
    if (!wanted) return;
    event.preventDefault();
    if (wanted instanceof HTMLInputElement) wanted.select();
    else wanted.click();
  });
}
