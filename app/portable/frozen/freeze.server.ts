import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { listedPaths } from "~/addresses";
import { requireSite, settingsIn } from "~/portable/backup/backup-files.server";
import { inNewFolder } from "~/utils/files/new-folder.server";
import { projectFile } from "~/utils/files/project-file.server";
import { inWorkFolder } from "~/utils/files/work-folder.server";
import { DATABASE, ORIGINALS } from "../backup/archive/archive";
import { linkOrCopy, listOriginals } from "../backup/archive/originals.server";
import { snapshot } from "../backup/archive/snapshot.server";
import type { OpenedSite } from "./ask-site.server";
import { crawl } from "./crawl.server";
import { dayCounts } from "./day-counts";
import { frozenFiles } from "./frozen-files.server";
import { NOT_FOUND_FILE, PAGE_SCRIPT, SEARCH_SCRIPT } from "./page-head";
import { type FrozenPlace, referenceOf, SEARCH_FILE } from "./places";
import { readme } from "./readme";
import { writeSearchTexts } from "./search-texts.server";

/** The scripts of a copy, as the build names them. */
const BUILT_SCRIPTS = [PAGE_SCRIPT, SEARCH_SCRIPT];

/** Pages to start from; the others are found through links. */
const FIRST = ["/", ...listedPaths, "/days", "/about", "/terms", "/privacy"];

/** Two pages of a copy that no link of the site leads to. */
const OWN_PAGES: FrozenPlace[] = [
  { kind: "page", address: "/search", file: SEARCH_FILE },
  { kind: "page", address: "/not/found", file: NOT_FOUND_FILE },
];

type Source = {
  dataDir: string;
  /** Opens the site on the data in a folder. */
  openSite: (folder: string) => Promise<OpenedSite>;
};

/**
 * Writes the public site in `dataDir` as plain files to `folder`, which gets its name once it is complete. The site is
 * opened on a consistent copy of the data and asked for every page as a visitor would ask. Throws `StartError`.
 */
export async function freeze({ dataDir, openSite }: Source, folder: string, signal: AbortSignal) {
  requireSite(dataDir);
  return await inNewFolder(folder, (part) =>
    inWorkFolder(dataDir, async (spare) => {
      let site: OpenedSite | null = null;
      try {
        await copyData(dataDir, spare);
        site = await openSite(spare);
        const frozen = await freezeSite({ site, dataDir, spare }, part, signal);
        signal.throwIfAborted();
        return frozen;
      } finally {
        await site?.close();
      }
    }),
  );
}

/** Makes a consistent copy of the site's data in `folder`, whether the site is running or not. */
async function copyData(dataDir: string, folder: string) {
  // The database first: a picture is stored before its row, so each copied row has its original.
  await snapshot(join(dataDir, DATABASE), join(folder, DATABASE));
  await mkdir(join(folder, ORIGINALS), { recursive: true });
  for (const id of listOriginals(dataDir)) {
    linkOrCopy(join(dataDir, ORIGINALS, id), join(folder, ORIGINALS, id));
  }
}

type Opened = {
  site: OpenedSite;
  dataDir: string;
  /** The folder with the copied data. */
  spare: string;
};

async function freezeSite({ site, dataDir, spare }: Opened, folder: string, signal: AbortSignal) {
  const { origin, siteUrl } = site;
  const files = frozenFiles(folder);
  const origins = [...new Set([origin, siteUrl ?? origin])];
  const from = {
    site,
    mediaFolder: join(dataDir, "media"),
    origins,
    siteUrl,
    days: dayCounts(),
  };
  const first = [
    ...FIRST.flatMap((path) => referenceOf(path, "/", origins)?.place ?? []),
    ...OWN_PAGES,
  ];
  const { pages, missing } = await crawl(from, first, files, signal);
  await writeSearchTexts(from, pages, files, signal);
  for (const script of BUILT_SCRIPTS) {
    await files.write(script, await readFile(projectFile(`build/${script}`)));
  }
  await files.write("README.txt", readme(settingsIn(spare).siteName, siteUrl, new Date()));
  return { ...files.written(), pages: pages.size, missing };
}
