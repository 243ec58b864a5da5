import { z } from "zod";
import { email } from "./value-schemas";

export const subscribeInput = z.object({ email: email() });
