// The only script of a page of little weight. The theme chosen earlier, what is new since the last visit, and pictures
// that come in their place when they are asked for; without scripts each is a link to its file.
import { THEME_KEY } from "../theme";
import { recordVisit, showNews } from "./last-visit";

try {
  const theme = localStorage.getItem(THEME_KEY);
  if (theme === "light" || theme === "dark") document.documentElement.classList.add(theme);
} catch {}

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-show]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const image = new Image();
  image.alt = link.dataset.show ?? "";
  image.src = link.href;
  link.replaceWith(image);
});

document.addEventListener("DOMContentLoaded", () => {
  showNews(document.querySelector<HTMLElement>("[data-news]"), recordVisit());
});
