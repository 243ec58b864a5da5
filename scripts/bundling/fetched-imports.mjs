/** The module that Vite puts around every `import()` in the browser's code, and its exported name. */
const HELPER = "\0vite/preload-helper.js";
const HELPER_NAME = "__vitePreload";

/**
 * Runs in the browser and makes the function that loads a part of the page: it fetches the part's files and only then
 * imports it. Many browsers remember a failed `import()` or preload link as long as the page is open and never try
 * again; a failed `fetch` can be repeated. The import then finds the files in the browser's cache.
 */
export function makeFetchedImport() {
  const styles = {};

  function addStyles(url) {
    styles[url] ??= new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        delete styles[url];
        reject(new TypeError(`${url} did not come`));
      };
      link.rel = "stylesheet";
      link.href = url;
      document.head.append(link);
    });
    return styles[url];
  }

  async function fetchWhole(url) {
    // A browser that does not tell how a file came asks its cache once more.
    if (performance.getEntriesByName(url).some((entry) => entry.responseStatus === 200)) return;
    const response = await fetch(url);
    await response.arrayBuffer();
    if (!response.ok) throw new TypeError(`Failed to fetch ${url}: ${response.status}`);
  }

  /** `files`: the part's own, those that it imports and its styles, from the site's root. */
  return (load, files = []) => {
    const fetched = files.map((file) => {
      const url = new URL(`/${file}`, location.href).href;
      return file.endsWith(".css") ? addStyles(url) : fetchWhole(url);
    });
    return Promise.all(fetched).then(load);
  };
}

/**
 * A Vite plugin that replaces Vite's own import helper, which preloads with links, by the import above.
 *
 * @returns {import("vite").Plugin}
 */
export function fetchedImports() {
  return {
    name: "fetched-imports",
    enforce: "pre",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          // By default a part with a single file is left out, because preloading it gains nothing.
          resolveDependencies: (file, others) => [...new Set([file, ...others])],
        },
      },
    }),
    load(id) {
      if (id !== HELPER) return null;
      const code = `export const ${HELPER_NAME} = /* @__PURE__ */ (${makeFetchedImport})();`;
      return { code, moduleSideEffects: false };
    },
  };
}
