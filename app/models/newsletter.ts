import { z } from "zod";
import { email } from "./fields";

export const subscribeInput = z.object({ email: email() });

export const SUBSCRIBED = {
  title: "Successfully subscribed!",
  description: "You'll receive weekly updates about the journey.",
};
