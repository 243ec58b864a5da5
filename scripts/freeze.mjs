// `npm run freeze -- FOLDER`: writes the public site as plain files, whether it is running or not.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const program = new URL("../build/freeze.js", import.meta.url);

if (!existsSync(fileURLToPath(program))) {
  console.error("The site is not built yet: npm run build");
  process.exit(1);
}

process.env.NODE_ENV = "production";
await import(program.href);
