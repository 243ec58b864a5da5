import { readSettings } from "./environment.server";
import { isStartError } from "./start-error";

function readSettingsOrExit() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!isStartError(error)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export const env = readSettingsOrExit();
