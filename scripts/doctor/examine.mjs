import { fillDefaults } from "../../app/utils/settings-defaults.mjs";
import { isInstalled } from "../installed.mjs";
import { checkAddress } from "./address.mjs";
import { askProgram } from "./ask-program.mjs";
import { checkDataFolder } from "./data-folder.mjs";
import { note } from "./lines.mjs";
import { checkDisk, checkMemory, checkNode } from "./machine.mjs";
import { checkCompiler, checkPackages } from "./packages.mjs";
import { checkPort } from "./port.mjs";

/** All that is said of this machine and of the site with these settings, from the ground up. */
export async function examine(environment) {
  const settings = fillDefaults(environment);
  const { DATA_DIR: folder, HOST: host, PORT: port } = settings;
  const dataFolder = checkDataFolder(folder);
  return [
    checkNode(),
    checkCompiler(),
    checkPackages(),
    checkDisk(folder),
    checkMemory(),
    dataFolder,
    await checkPort({ host, port }),
    await checkAddress({ siteUrl: settings.SITE_URL, proxies: settings.TRUST_PROXY }),
    ...askWhereInstalled({ environment, mayOpen: dataFolder.state === "ok" }),
  ];
}

function askWhereInstalled(question) {
  if (isInstalled({ needDev: false })) return askProgram(question);
  const words = "not asked as long as packages are missing, nor is what the settings say";
  return [note("Mail, backup", words, "npm run setup")];
}
