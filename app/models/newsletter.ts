import { z } from "zod";
import { email } from "./fields";

export const subscribeInput = z.object({ email: email() });
