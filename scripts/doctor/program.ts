// What `npm run doctor` is told by the program itself, as JSON. It reads and never writes: the database is opened
// read-only, and only where the folder is this account's.
import { env } from "~/utils/env.server";
import { checkBackup } from "./backup";
import { examineDatabase } from "./database";
import { checkMail } from "./mail";

const mail = checkMail(env.mail);
const database = process.argv.includes("database") ? examineDatabase(env.DATA_DIR) : null;
const backup = database && [await checkBackup(env.DATA_DIR, database.schedule)];
console.log(JSON.stringify([...(database?.problems ?? []), mail, ...(backup ?? [])]));
process.exit();
