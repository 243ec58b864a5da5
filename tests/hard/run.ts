// `npm run test:hard`: the trials of endurance on the built site, part by part; `npm run test:hard -- caches drill`
// runs these parts alone. What they need beyond Node they install by apt-get, where they run as root.
import { existsSync } from "node:fs";
import { prepareTemplates } from "../support/site/site-templates";
import { tryAltered } from "./altered";
import { backupDrill } from "./backup-drill";
import { tryBackups } from "./backups";
import { tryCaches } from "./caches";
import { measureRates, tryManyAddresses } from "./crowd";
import { tryKills, tryPowerCuts } from "./cuts";
import { drill } from "./drill";
import { tryKilledImports } from "./killed-imports";
import { tryKilledCommand, tryKilledRestores } from "./killed-restores";
import { tryMail } from "./mail";
import { tryMalformed } from "./malformed";
import { tryPictures } from "./pictures";
import { tryProcesses } from "./processes";
import { check, conclude } from "./report";
import { trySlowClients } from "./slow";
import { tryTinyMachine } from "./tiny";
import { cleanUp, installTools } from "./tools";
import { tryTrouble } from "./trouble";

const parts = {
  caches: tryCaches,
  rates: measureRates,
  addresses: tryManyAddresses,
  drill,
  backups: backupDrill,
  processes: tryProcesses,
  mail: tryMail,
  kills: tryKills,
  "power-cuts": tryPowerCuts,
  "killed-backups": tryBackups,
  tiny: tryTinyMachine,
  "killed-restores": tryKilledRestores,
  "killed-command": tryKilledCommand,
  "killed-imports": tryKilledImports,
  trouble: tryTrouble,
  malformed: tryMalformed,
  slow: trySlowClients,
  pictures: tryPictures,
  altered: tryAltered,
};

if (!existsSync("build/start.js")) {
  console.error("There is no build yet: run `npm run build` first.");
  process.exit(1);
}
const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part '${unknown}': name ${Object.keys(parts).join(", ")}, or none.`);
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => cleanUp().finally(() => process.exit(1)));
}
installTools();
await prepareTemplates();
for (const [name, attempt] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  await attempt().catch((error) => check(name, "runs to its end", false, error));
  await cleanUp();
}
process.exit(conclude() ? 0 : 1);
