import { build } from "esbuild";

const SUFFIX = "?inline-program";

/** Bundles a program into the text of one script. */
async function bundle(file) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: "iife",
    // The project's settings would add "use strict" to every file, which modules do not need.
    tsconfigRaw: {},
    // Old phones run these scripts, too.
    target: "es2020",
    // The package declares its modules free of side effects, but a program has some.
    ignoreAnnotations: true,
    metafile: true,
    write: false,
  });
  return { code: outputFiles[0].text.trim(), files: Object.keys(metafile.inputs) };
}

/**
 * A Vite plugin for inline scripts: `import code from "./first?inline-program"` gives the bundled code of `first.ts`.
 * In the browser's build it is an empty text, because the inline scripts have run before its files load.
 *
 * @returns {import("vite").Plugin}
 */
export function inlinePrograms() {
  return {
    name: "inline-programs",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const found = await this.resolve(source.slice(0, -SUFFIX.length), importer);
      return found && found.id + SUFFIX;
    },
    async load(id, options) {
      if (!id.endsWith(SUFFIX)) return null;
      if (!options?.ssr) return 'export default ""';
      const { code, files } = await bundle(id.slice(0, -SUFFIX.length));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
