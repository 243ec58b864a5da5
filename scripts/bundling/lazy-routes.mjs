/** The module that Remix generates for the server: an import of each route, and a table of them. */
const SERVER_BUILD = "\0virtual:remix/server-build";

/**
 * A Vite plugin that makes the server's build load each route's module on demand (`server/narrow-build.ts`): loading
 * all of them is most of the work of a start.
 *
 * @returns {import("vite").Plugin}
 */
export function lazyRoutes() {
  return {
    name: "lazy-routes",
    transform(code, id) {
      if (id !== SERVER_BUILD) return null;
      return code.replace(
        /import \* as (route\d+) from ("[^"]+");/g,
        "const $1 = () => import($2);",
      );
    },
  };
}
