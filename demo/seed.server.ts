import { importFolder } from "~/portable/transfer/import/import.server";
import { projectFile } from "~/utils/files/project-file.server";

/** Fills an empty database with the demo journey, which is an export like any other: all of it or nothing. */
export async function seedDemo() {
  await importFolder(projectFile("demo/journey"));
}
