import { getTableColumns } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { homePageContent } from "~db/schema";
import { HOME_CONTENT_DEFAULTS, type HomeContentInput } from "./home-content";
import { changes } from "./patch";
import { type Saved, saved, stale } from "./result";

const record = db.select(getTableColumns(homePageContent)).from(homePageContent).prepare();

/** The home page's texts; the defaults until the first save, then with `version` 0. */
export function getHomeContent() {
  return (
    record.get() ?? {
      ...HOME_CONTENT_DEFAULTS,
      id: 1,
      version: 0,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    }
  );
}

export type HomeContent = ReturnType<typeof getHomeContent>;

/** Saves the home page's texts; a cleared text goes back to its default. */
export function updateHomeContent({ version, ...input }: HomeContentInput): Saved<HomeContent> {
  return transact(() => {
    const before = getHomeContent();
    if (version != null && version !== before.version) return stale;
    const set = {
      ...changes(input, HOME_CONTENT_DEFAULTS),
      version: before.version + 1,
      updatedAt: new Date(),
    };
    db.insert(homePageContent)
      .values({ ...HOME_CONTENT_DEFAULTS, ...set, id: 1 })
      .onConflictDoUpdate({ target: homePageContent.id, set })
      .run();
    return saved(getHomeContent());
  });
}
