import type { TopFile } from "../top-file";
import { addressesFile } from "./addresses-file.server";
import { collectionKind } from "./collection-kind.server";
import { destinationKind } from "./destination-kind.server";
import { journeyFile } from "./journey-file.server";
import { pageKind } from "./page-kind.server";
import { postKind } from "./post-kind.server";
import type { RecordKind } from "./record-kind";
import { momentsFile, pinsFile } from "./road-files.server";
import {
  homeFile,
  newsletterFile,
  questionsFile,
  repliesFile,
  settingsFile,
} from "./site-files.server";
import { subscribersFile } from "./subscribers-file.server";

/** All that an export has, in the order in which an import needs it. */

/** Imported first: the rest is checked against these. */
export const firstFiles: TopFile[] = [settingsFile, homeFile, questionsFile];

/** Albums before the places that name them. */
export const recordKinds: RecordKind[] = [pageKind, collectionKind, postKind, destinationKind];

/** Files that refer to records. Pins come before `Importing.later`, the others after it, for moves refer to pins. */
export const roadFiles: TopFile[] = [pinsFile];
export const lastFiles: TopFile[] = [
  journeyFile,
  momentsFile,
  addressesFile,
  repliesFile,
  newsletterFile,
  subscribersFile,
];

export const topFiles: TopFile[] = [...firstFiles, ...roadFiles, ...lastFiles];
