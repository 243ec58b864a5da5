import { z } from "zod";
import { email } from "~/models/records/value-schemas";

export const subscribeInput = z.object({ email: email() });
