// `npm run test:engines`: the main tasks of visitors and of the owner in Firefox and in WebKit;
// `npm run test:engines -- firefox visitor` runs these parts alone.
import { existsSync } from "node:fs";
import { check, conclude } from "../hard/report";
import { cleanUp } from "../hard/tools";
import { prepareTemplates } from "../support/site/site-templates";
import type { Wishes } from "./driver";
import { startFirefox } from "./firefox";
import { installBrowsers } from "./install";
import { makePage } from "./page";
import { keepShot } from "./shots";
import { startStage } from "./stage";
import { visitorTasks } from "./visitor";
import { startWebKit } from "./webkit";

const engines = { firefox: startFirefox, webkit: startWebKit };
const parts = { visitor: visitorTasks };

/** Each width with and without scripts, each theme with both. */
const kinds: Record<string, Wishes & { width: number; height: number }> = {
  phone: { hasScripts: true, theme: "light", width: 390, height: 844 },
  desktop: { hasScripts: true, theme: "dark", width: 1440, height: 900 },
  "phone-plain": { hasScripts: false, theme: "dark", width: 390, height: 844 },
  "desktop-plain": { hasScripts: false, theme: "light", width: 1440, height: 900 },
};

function isMeant(names: string[], name: string) {
  const asked = process.argv.slice(2).filter((one) => names.includes(one));
  return asked.length === 0 || asked.includes(name);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => cleanUp().finally(() => process.exit(1)));
}
if (!existsSync("build/start.js")) {
  console.error("There is no build yet: run `npm run build` first.");
  process.exit(1);
}
installBrowsers();
await prepareTemplates();
for (const [engine, start] of Object.entries(engines)) {
  if (!isMeant(Object.keys(engines), engine)) continue;
  for (const [kindName, kind] of Object.entries(kinds)) {
    if (!isMeant(Object.keys(kinds), kindName)) continue;
    const stage = await startStage();
    const driver = await start(kind);
    await driver.resize(kind.width, kind.height);
    const page = makePage(driver, stage.line.url, kind.hasScripts);
    for (const [part, tasks] of Object.entries(parts)) {
      if (!isMeant(Object.keys(parts), part)) continue;
      for (const { name, needsScripts, run } of tasks) {
        if (needsScripts && !kind.hasScripts) continue;
        const subject = `${driver.name}, ${kindName}`;
        const fault = await run(page, stage).then(
          () => null,
          async (error) => `${error} See ${await keepShot(page, `failed ${subject} ${name}`)}.`,
        );
        check(subject, name, fault === null, fault ?? "");
      }
    }
    await cleanUp();
  }
}
process.exit(conclude() ? 0 : 1);
