// Compiles the one package that is made for one version of Node, unless that is done: a stage of the gate, beside others.
import { compile } from "./installed.mjs";

try {
  compile();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
