// `npm run test:engines`: the main tasks of visitors and of the owner in Firefox and in WebKit;
// `npm run test:engines -- firefox visitor` runs these parts alone.
import { existsSync } from "node:fs";
import { check, conclude } from "../hard/report";
import { cleanUp } from "../hard/tools";
import { prepareTemplates } from "../support/site/site-templates";
import type { Driver, EarlyScripts, Wishes } from "./driver";
import { startFirefox } from "./firefox";
import { installBrowsers } from "./install";
import { ownerTasks, signInTask } from "./owner";
import { makePage } from "./page";
import { ownerScreens, visitorScreens } from "./screens";
import { keepShot } from "./shots";
import { type Stage, startStage } from "./stage";
import { strangerProgram, strangerTasks } from "./strangers";
import { visitorTasks } from "./visitor";
import { startWebKit } from "./webkit";

const engines = { firefox: startFirefox, webkit: startWebKit };
const parts = {
  visitor: visitorTasks,
  screens: visitorScreens,
  owner: ownerTasks,
  "owner-screens": [signInTask, ...ownerScreens],
  strangers: strangerTasks,
};

/** Each width with and without scripts, each theme with both. */
const kinds: Record<string, Wishes> = {
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
  for (const [name, kind] of Object.entries(kinds)) {
    if (isMeant(Object.keys(kinds), name)) await runKind(start, name, kind);
  }
}
process.exit(conclude() ? 0 : 1);

/** Everything that is meant, in one browser on one site. */
async function runKind(start: (typeof engines)[keyof typeof engines], name: string, kind: Wishes) {
  const stage = await startStage();
  const driver = await start(kind);
  await driver.resize(kind.width, kind.height);
  const page = makePage(driver, stage.line.url, kind.hasScripts);
  for (const [part, tasks] of Object.entries(parts)) {
    if (!isMeant(Object.keys(parts), part)) continue;
    if (part === "strangers") await inviteStrangers(driver, stage, name);
    for (const task of tasks) {
      if (task.needsScripts && !kind.hasScripts) continue;
      const subject = `${driver.name}, ${name}`;
      const fault = await task.run(page, stage).then(
        () => null,
        async (error) => {
          const shot = keepShot(page, `failed ${subject} ${task.name}`);
          return `${error} See ${await shot.catch(() => "nothing: the browser is gone")}.`;
        },
      );
      check(subject, task.name, fault === null, fault ?? "");
    }
  }
  await cleanUp();
}

/** From here on every page is changed before it wakes, on a phone once it is parsed and elsewhere while it wakes. */
async function inviteStrangers(
  driver: Driver & Partial<EarlyScripts>,
  { line }: Stage,
  name: string,
) {
  const { program, hash } = strangerProgram(
    name === "phone" ? "once it is parsed" : "while it wakes",
  );
  if (driver.addEarly) await driver.addEarly(program);
  else line.inject(program, hash);
}
