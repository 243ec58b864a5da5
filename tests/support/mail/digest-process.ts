import { writeDueDigests } from "~/mail/digests.server";

/** Writes the digests that are due, as a process of its own. */
await writeDueDigests();
process.exit(0);
