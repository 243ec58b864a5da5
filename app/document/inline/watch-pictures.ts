// Marks the slot of each picture with its state: `data-near` when it is near the window and should load, `data-shown`
// when it has loaded, `data-failed` when it cannot. Slots are found as soon as the parser or React adds them, so no
// picture waits for the page's scripts. The class `lazy` says that pictures may wait; the styles are in `pictures.css`.

const MARKS = { load: "data-shown", error: "data-failed" };

// These events do not bubble, but they can be captured.
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

// All pictures are needed on paper; for a browser that does not print yet this is a head start.
const loadAll = () => {
  for (const image of document.images) image.loading = "eager";
};
addEventListener("beforeprint", loadAll);
matchMedia("print").onchange = ({ matches }) => matches && loadAll();

export {};
