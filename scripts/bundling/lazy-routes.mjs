/** The module that Remix writes for the server: an import of each route, and a table of them. */
const SERVER_BUILD = "\0virtual:remix/server-build";

/**
 * A Vite plugin that leaves a route's module, in the server's build, to be loaded by whoever asks for it
 * (`server/narrow-build.ts`): loading all of them is most of what a start does.
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
