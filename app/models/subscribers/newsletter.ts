import { z } from "zod";
import { email } from "~/models/records/email-schema.server";

export const subscribeInput = z.object({ email: email() });
