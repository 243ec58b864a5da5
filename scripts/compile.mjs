// Compiles the one package that depends on the version of Node, unless that is done; a stage of the gate that runs
// beside others.
import { compile } from "./installed.mjs";

try {
  compile();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
