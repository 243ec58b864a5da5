// Tells each picture's slot what becomes of its picture: `data-near` when it is close to the window
// and shall load, `data-shown` once it has, `data-failed` when it cannot. Slots are found as they
// arrive, from the parser or from React, so that no picture waits for the page's own scripts. The
// class `lazy` says that pictures may wait; `pictures.css` has the rest.

const MARKS = { load: "data-shown", error: "data-failed" };

// These events do not bubble, but are seen on their way down.
for (const [event, mark] of Object.entries(MARKS)) {
  document.addEventListener(
    event,
    ({ target }) => (target as Element).closest?.("[data-picture]")?.setAttribute(mark, ""),
    true,
  );
}

if (self.IntersectionObserver) {
  document.documentElement.classList.add("lazy");
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute("data-near", "");
        near.unobserve(target);
      }
    },
    { rootMargin: "50px", threshold: 0.1 },
  );
  new MutationObserver(() => {
    for (const slot of document.querySelectorAll("[data-picture=lazy]:not([data-near])")) {
      near.observe(slot);
    }
  }).observe(document, { childList: true, subtree: true });
}

// Paper has every picture; a browser that is not printing yet gets a head start.
const loadAll = () => {
  for (const image of document.images) image.loading = "eager";
};
addEventListener("beforeprint", loadAll);
matchMedia("print").onchange = ({ matches }) => matches && loadAll();

export {};
