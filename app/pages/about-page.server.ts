import { described } from "~/models/pictures/picture";
import { viewPicture } from "~/models/pictures/picture.server";
import { getJourneyUpdate } from "~/models/road/line/journey-record.server";
import { renderContent } from "~/models/texts/content/render-content.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { getPage } from "~/models/texts/pages/page.server";
import { pick } from "~/utils/pick";
import { timeAgo } from "~/utils/words/dates";

/** The texts of the about page, with its questions. */
export function aboutPage() {
  const page = getPage("about");
  const { title, content, questions } = getPage("questions");
  return {
    ...pick(page, "title", "lead", "badge", "chips", "facts", "motto", "philosophy"),
    ...pick(page, "expertise", "journeyHighlights", "reasons", "contactLead", "contactCards"),
    html: renderContent(page.content),
    portrait: described(viewPicture(page.portrait), page.title),
    picture: described(viewPicture(page.picture), "Travel Philosophy"),
    questions: { title, html: renderContent(content), questions },
  };
}

export type AboutPage = ReturnType<typeof aboutPage>;

/** Where the traveller is and how to reach her. */
export function traveller() {
  const { footerEmailUrl, footerInstagramUrl, footerYoutubeUrl, footerTwitterUrl } =
    getHomeContent();
  const { journeyProgress, lastUpdated, ...journey } = getJourneyUpdate();
  const profiles = [footerInstagramUrl, footerYoutubeUrl, footerTwitterUrl];
  return {
    profiles: profiles.filter((profile) => profile !== null),
    email: footerEmailUrl,
    journeyProgress,
    journey: { ...journey, lastUpdated: lastUpdated && timeAgo(lastUpdated) },
  };
}
