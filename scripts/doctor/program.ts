// The program's own part of `npm run doctor`, as JSON. It never writes: the database is opened read-only, and only if
// the folder belongs to this account.
import { env } from "~/utils/env.server";
import { checkBackup } from "./backup";
import { examineDatabase } from "./database";
import { checkMail } from "./mail";

const mail = checkMail(env.mail);
const database = process.argv.includes("database") ? examineDatabase(env.DATA_DIR) : null;
const backup = database && [await checkBackup(env.DATA_DIR, database.schedule)];
console.log(JSON.stringify([...(database?.problems ?? []), mail, ...(backup ?? [])]));
process.exit();
