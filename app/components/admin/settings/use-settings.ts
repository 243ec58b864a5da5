import { useForm } from "@conform-to/react";
import type { z } from "zod";
import type { Reply } from "~/forms/reply";
import type { settingsInput } from "~/models/texts/settings";
import type { Settings } from "~/models/texts/settings.server";

type Values = z.input<typeof settingsInput>;

export function useSettings(settings: Settings, reply: Reply) {
  return useForm<Values>({
    id: "settings",
    lastResult: reply?.result,
    defaultValue: settings as Values,
  });
}

export type SettingFields = ReturnType<typeof useSettings>[1];
