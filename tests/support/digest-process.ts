import { writeDigests } from "~/models/newsletter/issue-digest.server";

/** Writes the digests that are due, as a process of its own. */
await writeDigests();
process.exit(0);
