import { renderContent } from "~/models/texts/content/render-content.server";
import { getPage } from "~/models/texts/pages/page.server";
import { pick } from "~/utils/pick";

/** The texts of the journey's page beside its map and its places. */
export function journeyTexts() {
  const regional = getPage("guides");
  const tips = getPage("tips");
  return {
    lead: regional.journeyLead,
    regional: {
      ...pick(regional, "title", "lead", "regionTexts"),
      html: renderContent(regional.content),
    },
    tips: {
      ...pick(tips, "title", "lead", "safetyTitle", "safety"),
      ...pick(tips, "budgetTitle", "budget", "budgetNote", "dailyCosts"),
      html: renderContent(tips.content),
    },
  };
}

export type JourneyTexts = ReturnType<typeof journeyTexts>;
