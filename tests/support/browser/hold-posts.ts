import type { Page } from "@playwright/test";

type End = "arrive" | "get lost";

/** Holds what the page posts to such addresses on its way; what it gives says how that ends. */
export async function holdPosts(page: Page, to = /./) {
  let end = (_how: End) => {};
  const ending = new Promise<End>((resolve) => {
    end = resolve;
  });
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.method() !== "POST" || !to.test(request.url())) return route.fallback();
    return (await ending) === "arrive" ? route.fallback() : route.abort();
  });
  return end;
}
