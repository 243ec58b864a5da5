import type { Database } from "better-sqlite3";

/** How many letters; of the rest there are as many as such a journey has. */
type Amount = { posts: number; pictures?: string[] };

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1);

const places =
  "Srinagar Leh Amritsar Shimla Delhi Jaipur Udaipur Agra Lucknow Varanasi Gaya Kolkata Orchha Bhopal Nagpur Pune Hampi Goa Mysuru Ooty Kochi Munnar Madurai Kanyakumari".split(
    " ",
  );
const things =
  "lake tea bus train ferry temple bazaar monsoon rickshaw courtyard bridge orchard kitchen lamp river harbour window ticket platform garden".split(
    " ",
  );
const manners =
  "slow early borrowed quiet crooked second patient golden crowded last wrong green narrow distant unhurried".split(
    " ",
  );
const doings =
  "waited for, walked past, drank under, wrote about, slept beside, asked after, photographed, missed, found, remembered".split(
    ", ",
  );
const categories = ["adventure", "culture", "food", "people", "places"];
const regions = ["North India", "South India", "East India", "West India", "Central India"];

/** Numbers from 0 up to 1 that are the same in each run (mulberry32, by Tommy Ettinger, public domain). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Adds a large journey to a site's database, the same one each time: for each hundred letters ten pins, five
 * destinations and five collections of twenty photos. The texts are sentences of a few hundred words in ever new
 * orders; `pictures` are addresses that photos and covers take in turn. The search's index is made at the next start.
 */
export function addGeneratedContent(client: Database, { posts, pictures = [] }: Amount) {
  const random = randomNumbers(1);
  const of = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;
  const id = () => {
    const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join("");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const thing = () => `${of(manners)} ${of(things)}`;
  const sentence = () => `In ${of(places)} I ${of(doings)} the ${thing()} and the ${thing()}.`;
  const text = (sentences: number) => Array.from({ length: sentences }, sentence).join(" ");
  const content = () => Array.from({ length: 12 }, () => `<p>${text(10)}</p>`).join("\n");
  const picture = () => (pictures.length > 0 ? of(pictures) : "/media/none.jpg");
  const insert = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row);
    const values = names.map(() => "?").join(", ");
    client
      .prepare(`insert into ${table} (${names.join(", ")}) values (${values})`)
      .run(Object.values(row));
  };

  function addPost(number: number) {
    const at = FIRST_DAY + number * (DAY_MS / 8);
    insert("blog_posts", {
      id: id(),
      title: `The ${thing()} of ${of(places)}`,
      slug: `generated-${number}`,
      excerpt: text(2),
      content: content(),
      featured_image: picture(),
      category: of(categories),
      tags: JSON.stringify([of(things), of(places)]),
      published_at: at,
      created_at: at,
      updated_at: at,
    });
  }

  function addPin(number: number) {
    const city = of(places);
    insert("travel_pins", {
      id: id(),
      name: `${city}, the ${thing()}`,
      city,
      country: "India",
      latitude: 8.5 + random() * 25,
      longitude: 73 + random() * 12,
      description: text(2),
      sort_order: 1_000 + number,
      created_at: FIRST_DAY + number,
      updated_at: FIRST_DAY + number,
    });
  }

  function addDestination(number: number) {
    const at = FIRST_DAY + number * DAY_MS;
    insert("destinations", {
      id: id(),
      name: `${of(places)} by the ${thing()}`,
      slug: `generated-${number}`,
      description: text(2),
      detailed_description: content(),
      state: of(places),
      region: of(regions),
      featured_image: picture(),
      rating: Math.floor(random() * 51),
      latitude: 8.5 + random() * 25,
      longitude: 73 + random() * 12,
      created_at: at,
      updated_at: at,
    });
  }

  function addCollection(number: number) {
    const at = FIRST_DAY + number * DAY_MS;
    const collectionId = id();
    insert("gallery_collections", {
      id: collectionId,
      title: `${of(places)}: ${thing()}`,
      description: text(2),
      location: of(places),
      created_at: at,
      updated_at: at,
    });
    for (let order = 0; order < 20; order++) {
      insert("gallery_media", {
        id: id(),
        collection_id: collectionId,
        type: "photo",
        url: picture(),
        title: `A ${thing()}`,
        caption: sentence(),
        sort_order: order,
        created_at: at,
      });
    }
  }

  const repeat = (times: number, add: (number: number) => void) => {
    for (let number = 1; number <= times; number++) add(number);
  };
  client.transaction(() => {
    client.exec("delete from search_state");
    repeat(posts, addPost);
    repeat(posts / 10, addPin);
    repeat(posts / 20, addDestination);
    repeat(posts / 20, addCollection);
  })();
}
