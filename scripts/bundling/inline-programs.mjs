import { build } from "esbuild";

const SUFFIX = "?inline-program";

/** Bundles a program into the text of one script. */
async function bundle(file) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: "iife",
    // Its settings make every file say "use strict", which a module's code is anyway.
    tsconfigRaw: {},
    // Old phones read the document's own scripts, too.
    target: "es2020",
    // The package says that its modules do nothing by themselves; a program does.
    ignoreAnnotations: true,
    metafile: true,
    write: false,
  });
  return { code: outputFiles[0].text.trim(), files: Object.keys(metafile.inputs) };
}

/**
 * A Vite plugin for programs that stand in the document itself: `import code from "./first?inline-program"` gives the
 * text of `first.ts` with all that it imports. The browser's own files get an empty text: what stands in the document
 * has done its work when they come.
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
