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

/** What the rest is checked by. */
export const firstFiles: TopFile[] = [settingsFile, homeFile, questionsFile];

/** Albums before the places that name them. */
export const recordKinds: RecordKind[] = [pageKind, collectionKind, postKind, destinationKind];

/** What names a record, after `Importing.later` has brought them together; pins are named by moves. */
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
