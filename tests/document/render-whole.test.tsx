import type { EntryContext } from "@remix-run/node";
import { Await, Scripts } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { describe, expect, test, vi } from "vitest";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { renderWhole } from "~/document/render-whole.server";

const DATA = '[{"title":"A page\'s data"}]\n';

/** What Remix gives the entry of a page whose only route shows this. */
function contextOf(shown: () => ReactNode, data = new Response(DATA).body): EntryContext {
  const route = { id: "root", path: "", hasLoader: false, hasAction: false, module: "/root.js" };
  const context = {
    manifest: {
      version: "1",
      url: "/manifest.js",
      entry: { module: "/entry.js", imports: [] },
      routes: { root: route },
    },
    routeModules: { root: { default: () => <Page>{shown()}</Page> } },
    staticHandlerContext: {
      basename: "/",
      location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
      matches: [{ params: {}, pathname: "/", pathnameBase: "/", route }],
      loaderData: {},
      actionData: null,
      errors: null,
      statusCode: 200,
    },
    serverHandoffString: "{}",
    serverHandoffStream: data,
    renderMeta: {},
    future: { v3_singleFetch: true },
    isSpaMode: false,
  };
  return context as unknown as EntryContext;
}

function Page({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
        <Scripts />
      </body>
    </html>
  );
}

function Fails(): ReactNode {
  throw new Error("It fails.");
}

function render(shown: () => ReactNode, data?: ReadableStream) {
  const onError = vi.fn();
  const rendering = renderWhole(
    { context: contextOf(shown, data), url: "http://localhost/", nonce: "nonce" },
    onError,
  );
  return { rendering, onError };
}

/** A part that waits, with what shows the answer. */
function Waits({ answer, children }: { answer: Promise<string>; children: () => ReactNode }) {
  return (
    <Suspense fallback="…">
      <Await resolve={answer} errorElement="It is not there.">
        {children}
      </Await>
    </Suspense>
  );
}

describe("a page", () => {
  test("is rendered whole, with its data for the browser at its end", async () => {
    const { rendering, onError } = render(() => "Leh – लेह");
    const { html, failed } = await rendering;
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<main>Leh – लेह<\/main>/);
    const [, data = ""] = /streamController\.enqueue\((.*?)\);<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toBe(DATA);
    expect(html.trimEnd()).toMatch(/streamController\.close\(\);<\/script>(<!--\/\$-->)*$/);
    expect([failed, onError.mock.calls]).toEqual([false, []]);
  });

  test("has every letter of a text in any script, and nothing between them", async () => {
    // React writes pieces of 2,048 bytes; their ends fall within some of these letters.
    const texts = Array.from({ length: 300 }, (_, index) => `${index} ${"पहाड़🏔".repeat(9)}`);
    const { rendering } = render(() => texts.map((text) => <b key={text} title={text} />));
    const { html } = await rendering;
    const shown = texts.map((text) => `<b title="${text}"></b>`).join("");
    expect(html).toContain(`<main>${shown}</main>`);
  });

  test("that waits for something comes with it, in its place", async () => {
    const later = new Promise<string>((resolve) => setTimeout(resolve, 5, "there"));
    const { rendering, onError } = render(() => (
      <Waits answer={later}>{() => <b>It is there.</b>}</Waits>
    ));
    const { html, failed } = await rendering;
    expect(html).toMatch(
      /^<!DOCTYPE html>.*<main><!--\$--><b>It is there\.<\/b><!--\/\$--><\/main>/,
    );
    expect(html).toContain("streamController.close()");
    expect([failed, onError.mock.calls]).toEqual([false, []]);
  });

  test("says that what it waits for is not there", async () => {
    const never = new Promise<string>((_, reject) => setTimeout(reject, 5, new Error("No line.")));
    // As Remix does with what a loader gives: nobody may be there yet when it comes on a busy machine.
    never.catch(() => {});
    const { rendering, onError } = render(() => <Waits answer={never}>{() => "there"}</Waits>);
    const { html, failed } = await rendering;
    expect(html).toContain("It is not there.");
    expect([failed, onError.mock.calls]).toEqual([false, []]);
  });

  test("of which a part fails is told of once", async () => {
    const answer = Promise.resolve("there");
    const { rendering, onError } = render(() => <Waits answer={answer}>{() => <Fails />}</Waits>);
    const { html, failed } = await rendering;
    expect(html).toContain("<main>");
    expect(failed).toBe(true);
    expect(onError.mock.calls).toEqual([[new Error("It fails.")]]);
  });

  test("of which a part with a boundary of its own fails shows the others", async () => {
    const { rendering, onError } = render(() => (
      <>
        <SectionBoundary name="Header">
          <p>Kashmir to Kanyakumari</p>
        </SectionBoundary>
        <SectionBoundary name="Footer">
          <Fails />
        </SectionBoundary>
      </>
    ));
    const { html, failed } = await rendering;
    expect(html).toContain("<p>Kashmir to Kanyakumari</p>");
    expect(html).toContain('<h2 class="text-2xl">Footer Error</h2>');
    expect(html).not.toContain("Header Error");
    expect(html).toContain("streamController.close()");
    expect(failed).toBe(true);
    expect(onError.mock.calls).toEqual([[new Error("It fails.")]]);
  });

  test("that fails is none", async () => {
    const { rendering, onError } = render(() => <Fails />);
    await expect(rendering).rejects.toThrow("It fails.");
    expect(onError).not.toHaveBeenCalled();
  });

  test("whose data never end is given up", async () => {
    vi.useFakeTimers();
    const { rendering, onError } = render(() => "Leh", new ReadableStream());
    const given = expect(rendering).rejects.toThrow("The page took too long to render.");
    await vi.advanceTimersByTimeAsync(10_000);
    await given;
    expect(onError).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});
