import { z } from "zod";
import { email } from "~/models/base/records/email-schema.server";

export const subscribeInput = z.object({ email: email() });
