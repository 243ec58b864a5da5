import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { MoveState } from "~/models/journey/move-state";
import {
  binKinds,
  cadences,
  difficulties,
  draftKinds,
  issueKinds,
  issueStates,
  listKinds,
  mailKinds,
  mailStates,
  mediaTypes,
  pinTypes,
  postCategories,
  regions,
  storedDestinationCategories,
  subscriberSources,
  useKinds,
  versionKinds,
} from "~/models/records/vocabulary";
import {
  instant,
  numberList,
  oneOf,
  onlyRow,
  position,
  positionChecks,
  postAddresses,
  revision,
  stars,
  stringList,
  updateAddresses,
  uuid,
} from "./columns";

export const users = sqliteTable("users", {
  id: uuid(),
  username: text().notNull().unique(),
  /** An argon2id hash in PHC format, never the password. */
  password: text().notNull(),
});

export const sessions = sqliteTable(
  "sessions",
  {
    id: uuid(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expires: instant().notNull(),
    /** SHA-256 of the token in the cookie, so that a copy of the table signs nobody in. */
    sessionToken: text().notNull().unique(),
  },
  (t) => [index("sessions_expires").on(t.expires), index("sessions_user").on(t.userId)],
);

/** How often someone did something lately: sign-in failures, messages sent. */
export const attempts = sqliteTable(
  "attempts",
  {
    /** What is limited and whom, such as `contact:203.0.113.9`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the count starts anew. */
    resetsAt: instant().notNull(),
  },
  (t) => [index("attempts_resets").on(t.resetsAt)],
);

/** What is known of each picture in `DATA_DIR/media`; `id` is the start of its original's SHA-256. */
export const pictures = sqliteTable(
  "pictures",
  {
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A tiny blurred WebP as a `data:` address. */
    placeholder: text().notNull(),
    /** The colour that stands out, `#rrggbb`; empty for one without colours, null until it was looked at. */
    colour: text(),
    alt: text().notNull().default(""),
    /** What must stay in sight where a slot crops the picture: percent of its width and height. */
    focusX: integer().notNull().default(50),
    focusY: integer().notNull().default(50),
    /** What follows is the owner's alone. */
    title: text().notNull().default(""),
    takenAt: instant(),
    /** The camera's clock, minutes east of UTC, where it said so. */
    takenOffset: integer(),
    ...position(),
    /** Where the camera looked, degrees clockwise from north. */
    direction: real(),
    camera: text().notNull().default(""),
    /** The name that the file had on the owner's device. */
    fileName: text().notNull().default(""),
    version: integer().notNull().default(1),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [
    ...positionChecks("pictures", t),
    check("pictures_size", sql`${t.width} > 0 and ${t.height} > 0`),
    index("pictures_created").on(t.createdAt),
  ],
);

export const blogPosts = sqliteTable(
  "blog_posts",
  {
    id: uuid(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text().notNull().default(""),
    content: text().notNull().default(""),
    featuredImage: text(),
    category: text({ enum: postCategories }).notNull().default("adventure"),
    tags: stringList().notNull().default([]),
    readingTime: integer().notNull().default(5),
    isFeatured: integer({ mode: "boolean" }).notNull().default(false),
    isVisible: integer({ mode: "boolean" }).notNull().default(true),
    ...postAddresses(),
    publishedAt: instant(),
    ...revision(),
  },
  (t) => [
    check("blog_posts_category", oneOf(t.category, postCategories)),
    check("blog_posts_reading_time", sql`${t.readingTime} >= 0`),
    index("blog_posts_published").on(t.isVisible, t.publishedAt, t.createdAt),
    index("blog_posts_category").on(t.isVisible, t.category, t.publishedAt, t.createdAt),
    index("blog_posts_title").on(
      t.isVisible,
      sql`${t.title} collate nocase`,
      t.publishedAt,
      t.createdAt,
    ),
    index("blog_posts_featured").on(t.isVisible, t.isFeatured, t.publishedAt, t.createdAt),
    index("blog_posts_changed").on(t.isVisible, t.publishedAt, t.updatedAt),
    index("blog_posts_desk").on(t.publishedAt, t.createdAt),
    index("blog_posts_created").on(t.createdAt),
  ],
);

/** The posts that a post names as related, in the owner's order. */
export const relatedPosts = sqliteTable(
  "related_posts",
  {
    postId: text().notNull(),
    relatedId: text().notNull(),
    sortOrder: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.relatedId] }),
    foreignKey({ columns: [t.postId], foreignColumns: [blogPosts.id] }).onDelete("cascade"),
    foreignKey({ columns: [t.relatedId], foreignColumns: [blogPosts.id] }).onDelete("cascade"),
    check("related_posts_other", sql`${t.postId} <> ${t.relatedId}`),
    index("related_posts_related").on(t.relatedId),
  ],
);

export const galleryCollections = sqliteTable(
  "gallery_collections",
  {
    id: uuid(),
    title: text().notNull(),
    description: text().notNull().default(""),
    coverImage: text(),
    location: text().notNull().default(""),
    youtubeUrl: text(),
    isVisible: integer({ mode: "boolean" }).notNull().default(true),
    ...postAddresses(),
    ...revision(),
  },
  (t) => [
    index("gallery_collections_created").on(t.isVisible, t.createdAt),
    index("gallery_collections_changed").on(t.isVisible, t.createdAt, t.updatedAt),
    index("gallery_collections_desk").on(t.createdAt),
  ],
);

export const galleryMedia = sqliteTable(
  "gallery_media",
  {
    id: uuid(),
    collectionId: text()
      .notNull()
      .references(() => galleryCollections.id, { onDelete: "cascade" }),
    type: text({ enum: mediaTypes }).notNull(),
    url: text().notNull(),
    thumbnailUrl: text(),
    title: text(),
    caption: text(),
    embedCode: text(),
    linkUrl: text(),
    sortOrder: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [
    check("gallery_media_type", oneOf(t.type, mediaTypes)),
    index("gallery_media_order").on(t.collectionId, t.sortOrder),
    index("gallery_media_types").on(t.collectionId, t.type, t.sortOrder),
  ],
);

export const destinations = sqliteTable(
  "destinations",
  {
    id: uuid(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    /** What else the place is called, so that a search finds it. */
    otherNames: stringList().notNull().default([]),
    description: text().notNull().default(""),
    detailedDescription: text().notNull().default(""),
    category: text({ enum: storedDestinationCategories }).notNull().default("Tourist Spot"),
    region: text({ enum: regions }).notNull().default("North India"),
    state: text().notNull().default(""),
    ...position(),
    featuredImage: text(),
    bestTimeToVisit: text().notNull().default(""),
    recommendedStay: text().notNull().default(""),
    budgetRange: text().notNull().default(""),
    highlights: stringList().notNull().default([]),
    activities: stringList().notNull().default([]),
    /** The months that are good to go, 1 to 12; empty where `bestTimeToVisit` says them. */
    bestMonths: numberList().notNull().default([]),
    /** What follows has a line for each thing. */
    costs: text().notNull().default(""),
    gettingThere: text().notNull().default(""),
    whatToEat: text().notNull().default(""),
    /** Tenths of a star, 0 to 50; 5 or less is read as whole stars. */
    rating: integer().notNull().default(5),
    difficulty: text({ enum: difficulties }).notNull().default("Easy"),
    relatedGalleryId: text().references(() => galleryCollections.id, { onDelete: "set null" }),
    isCurrentLocation: integer({ mode: "boolean" }).notNull().default(false),
    isFeatured: integer({ mode: "boolean" }).notNull().default(false),
    isVisible: integer({ mode: "boolean" }).notNull().default(true),
    ...postAddresses(),
    ...updateAddresses(),
    ...revision(),
  },
  (t) => [
    ...positionChecks("destinations", t),
    check("destinations_category", oneOf(t.category, storedDestinationCategories)),
    check("destinations_region", oneOf(t.region, regions)),
    check("destinations_difficulty", oneOf(t.difficulty, difficulties)),
    check("destinations_rating", sql`${t.rating} between 0 and 50`),
    uniqueIndex("destinations_one_current").on(t.isCurrentLocation).where(sql`is_current_location`),
    index("destinations_visible").on(t.isVisible, t.createdAt),
    index("destinations_rating").on(t.isVisible, stars(t.rating), t.createdAt),
    index("destinations_name").on(t.isVisible, sql`${t.name} collate nocase`, t.createdAt),
    index("destinations_changed").on(t.isVisible, t.createdAt, t.updatedAt),
    index("destinations_featured").on(t.isVisible, t.isFeatured, t.rating),
    index("destinations_desk").on(t.createdAt),
    index("destinations_updated").on(t.updatedAt),
    index("destinations_gallery").on(t.relatedGalleryId),
  ],
);

/** The posts that a destination names as related, in the owner's order. */
export const destinationPosts = sqliteTable(
  "destination_posts",
  {
    destinationId: text().notNull(),
    postId: text().notNull(),
    sortOrder: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.destinationId, t.postId] }),
    foreignKey({ columns: [t.destinationId], foreignColumns: [destinations.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [t.postId], foreignColumns: [blogPosts.id] }).onDelete("cascade"),
    index("destination_posts_post").on(t.postId),
  ],
);

/** Which records hold the address of a picture, in a field or in their text; kept by triggers, whatever writes them. */
export const pictureUses = sqliteTable(
  "picture_uses",
  {
    pictureId: text().notNull(),
    kind: text({ enum: useKinds }).notNull(),
    recordId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pictureId, t.kind, t.recordId] }),
    index("picture_uses_record").on(t.kind, t.recordId),
  ],
);

/** What the lists of pages find their items by, kept by triggers; `list_trigrams` (FTS5) is its index. */
export const listTexts = sqliteTable(
  "list_texts",
  {
    entry: integer().primaryKey(),
    kind: text({ enum: listKinds }).notNull(),
    /** The item's id. */
    itemId: text().notNull(),
    /** The fields that are searched, each on a line of its own. */
    text: text().notNull(),
  },
  (t) => [uniqueIndex("list_texts_item").on(t.kind, t.itemId)],
);

/** Addresses that an item had before it was renamed; they redirect to the present one. */
export const formerSlugs = sqliteTable(
  "former_slugs",
  {
    slug: text().notNull(),
    entity: text({ enum: ["post", "destination"] }).notNull(),
    targetId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.slug] }), index("former_slugs_target").on(t.targetId)],
);

export const travelPins = sqliteTable(
  "travel_pins",
  {
    id: uuid(),
    name: text().notNull(),
    description: text().notNull().default(""),
    ...position(),
    country: text().notNull(),
    city: text(),
    /** A calendar day, `YYYY-MM-DD`. */
    visitedDate: text(),
    pinType: text({ enum: pinTypes }).notNull().default("visited"),
    pinColor: text().notNull().default("#f97316"),
    images: stringList().notNull().default([]),
    tags: stringList().notNull().default([]),
    rating: integer().notNull().default(0),
    notes: text().notNull().default(""),
    isVisible: integer({ mode: "boolean" }).notNull().default(true),
    ...postAddresses(),
    ...updateAddresses(),
    /** Place in the journey, smallest first; new pins go to the end. */
    sortOrder: integer().notNull().default(0),
    ...revision(),
  },
  (t) => [
    ...positionChecks("travel_pins", t),
    check("travel_pins_type", oneOf(t.pinType, pinTypes)),
    check("travel_pins_rating", sql`${t.rating} between 0 and 5`),
    uniqueIndex("travel_pins_one_current").on(t.pinType).where(sql`pin_type = 'current'`),
    index("travel_pins_order").on(t.isVisible, t.sortOrder, t.createdAt),
    index("travel_pins_desk").on(t.sortOrder, t.createdAt),
  ],
);

export const journeyTracking = sqliteTable(
  "journey_tracking",
  {
    id: onlyRow(),
    /** Empty when it was never given. */
    currentLocation: text().notNull().default(""),
    currentLocationDescription: text().notNull().default(""),
    ...position(),
    /** Each figure is null when it was never given. */
    journeyProgress: integer(),
    daysTraveled: integer(),
    statesCovered: integer(),
    distanceCovered: integer(),
    /** The calendar day for which `daysTraveled` was given or worked out. */
    daysCountedOn: text(),
    nextStop: text().notNull().default("Coimbatore"),
    ...updateAddresses(),
    version: integer().notNull().default(1),
    lastUpdated: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [
    check("journey_tracking_only_row", sql`${t.id} = 1`),
    ...positionChecks("journey_tracking", t),
    check("journey_tracking_progress", sql`${t.journeyProgress} between 0 and 100`),
    check(
      "journey_tracking_counts",
      // Each by itself: a figure that was never given is null, and so would be the least of them.
      sql`${t.daysTraveled} >= 0 and ${t.statesCovered} >= 0 and ${t.distanceCovered} >= 0`,
    ),
  ],
);

/** What the last move changed, as it was before and as it was left, so that it can be undone. */
export const lastMove = sqliteTable(
  "last_move",
  {
    id: onlyRow(),
    /** Where the traveller was said to be, and is since; the first is empty on a first move. */
    fromName: text().notNull(),
    toName: text().notNull(),
    before: text({ mode: "json" }).$type<MoveState>().notNull(),
    after: text({ mode: "json" }).$type<MoveState>().notNull(),
    movedAt: instant().notNull(),
  },
  (t) => [check("last_move_only_row", sql`${t.id} = 1`)],
);

export const homePageContent = sqliteTable(
  "home_page_content",
  {
    id: onlyRow(),
    heroTitle: text().notNull(),
    heroSubtitle: text().notNull(),
    heroBackgroundImage: text(),
    exploreButtonText: text().notNull(),
    diariesButtonText: text().notNull(),
    mapSectionTitle: text().notNull(),
    mapSectionDescription: text().notNull(),
    storiesSectionTitle: text().notNull(),
    storiesSectionDescription: text().notNull(),
    guidesSectionTitle: text().notNull(),
    guidesSectionDescription: text().notNull(),
    gallerySectionTitle: text().notNull(),
    gallerySectionDescription: text().notNull(),
    newsletterTitle: text().notNull(),
    newsletterDescription: text().notNull(),
    newsletterSubscribersCount: integer().notNull(),
    weeklyStoriesCount: integer().notNull(),
    readRate: integer().notNull(),
    /** A calendar day, `YYYY-MM-DD`. */
    journeyStartDate: text().notNull(),
    journeyStartLocation: text().notNull(),
    journeyStartDescription: text().notNull(),
    finalDestination: text().notNull(),
    finalDestinationDescription: text().notNull(),
    footerBrandDescription: text().notNull(),
    footerInstagramUrl: text(),
    footerYoutubeUrl: text(),
    footerTwitterUrl: text(),
    footerEmailUrl: text(),
    footerCopyright: text().notNull(),
    footerDaysTraveled: integer().notNull(),
    footerStatesCovered: integer().notNull(),
    footerDistance: integer().notNull(),
    footerProgressPercentage: integer().notNull(),
    footerProgressText: text().notNull(),
    ...revision(),
  },
  (t) => [
    check("home_page_content_only_row", sql`${t.id} = 1`),
    check(
      "home_page_content_percent",
      sql`${t.readRate} between 0 and 100 and ${t.footerProgressPercentage} between 0 and 100`,
    ),
  ],
);

export const newsletterSubscribers = sqliteTable(
  "newsletter_subscribers",
  {
    id: uuid(),
    email: text().notNull().unique(),
    isActive: integer({ mode: "boolean" }).notNull().default(true),
    /** The secret part of this subscriber's unsubscribe link. */
    unsubscribeToken: text().notNull().unique(),
    /** Since when the subscription runs or ran, or when one that waits was asked for; a break within a day is none. */
    subscribedAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
    /** When the subscriber left; empty for one who has not, and for one who never confirmed. */
    endedAt: instant(),
    /** The secret part of the link that confirms the address. */
    confirmToken: text().unique(),
    confirmUntil: instant(),
    /** When someone at the form last had a mail sent to the address. */
    mailedAt: instant(),
    /** When the address last came in at the form: written each time, so that a known one takes as long as a new one. */
    askedAt: instant(),
    /** How often the subscriber wants mail. */
    cadence: text({ enum: cadences }).notNull().default("weekly"),
    /** The first calendar day on which mail may go out again, `YYYY-MM-DD`; empty without a pause. */
    pausedUntil: text(),
    source: text({ enum: subscriberSources }).notNull().default("form"),
    /** What the owner stated of the consent of an address that she put in. */
    consent: text(),
    /** How many mails in a row came back for the time being. */
    softBounces: integer().notNull().default(0),
    /** The mail server's words for which the address was stopped; one that was stopped has ended as well. */
    stopReason: text(),
  },
  (t) => [
    index("newsletter_subscribers_active").on(t.isActive, t.cadence),
    index("newsletter_subscribers_counted").on(t.subscribedAt, t.isActive, t.endedAt),
  ],
);

/** What goes out to many: the digests that stand as drafts first, and each letter as it is published. */
export const newsletterIssues = sqliteTable(
  "newsletter_issues",
  {
    id: uuid(),
    /** Counts the digests that went out, from 1, in the address of the public page; a letter has its own page. */
    number: integer().unique(),
    kind: text({ enum: issueKinds }).notNull(),
    state: text({ enum: issueStates }).notNull().default("draft"),
    subject: text().notNull(),
    /** What mail programs show beside the subject. */
    preheader: text().notNull().default(""),
    /** HTML by the rules of a letter's content; empty for a letter, whose own is sent. */
    content: text().notNull().default(""),
    /** The letter that it sends. */
    postId: text()
      .unique()
      .references(() => blogPosts.id, { onDelete: "set null" }),
    /** What a digest tells of: from this instant up to that one. */
    since: instant(),
    until: instant(),
    /** When it goes out; until then it can be taken back. */
    sendAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
    /** How many of its mails went out, and how many were refused; their rows are forgotten after a while. */
    sentCount: integer().notNull().default(0),
    refusedCount: integer().notNull().default(0),
    ...revision(),
  },
  (t) => [
    check("newsletter_issues_kind", oneOf(t.kind, issueKinds)),
    check("newsletter_issues_state", oneOf(t.state, issueStates)),
    index("newsletter_issues_due").on(t.state, t.sendAt),
    index("newsletter_issues_created").on(t.createdAt),
  ],
);

/**
 * The mail of an issue as it goes out, made once when the sending begins, with a mark where each recipient's links stand.
 * Apart from the issue, whose row is written anew with each copy that is counted.
 */
export const newsletterIssueMails = sqliteTable("newsletter_issue_mails", {
  issueId: text()
    .primaryKey()
    .references(() => newsletterIssues.id, { onDelete: "cascade" }),
  html: text().notNull(),
  text: text().notNull(),
});

/** What the owner chooses for mail. */
export const newsletterSettings = sqliteTable(
  "newsletter_settings",
  {
    id: onlyRow(),
    /** Where the owner's notices go; empty: to the address of `MAIL_FROM`. */
    noticeAddress: text(),
    /** After so many months a visitor's message is forgotten; 0: never. */
    messageMonths: integer().notNull().default(24),
    /** Letters that were published before this are old: nobody gets them by mail. */
    announceSince: instant(),
    /** The last moment at which a digest fell due and was seen to; whatever became of it, it is not written again. */
    weeklySeenTo: instant(),
    monthlySeenTo: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [check("newsletter_settings_only_row", sql`${t.id} = 1`)],
);

/** Mails on their way, taken up by the mail loop; what is done with is forgotten after a while. */
export const outgoingMails = sqliteTable(
  "outgoing_mails",
  {
    id: uuid(),
    kind: text({ enum: mailKinds }).notNull().default("notice"),
    /** The issue of which it is one recipient's copy: what it says stands there. */
    issueId: text().references(() => newsletterIssues.id, { onDelete: "cascade" }),
    subscriberId: text().references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
    /** The same at every try, so that a mail program shows one that came twice once. */
    messageId: text().notNull().unique(),
    /** What tells this mail in the sender's address to which a report of its failure comes. */
    bounceKey: text().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Empty once the mail is sent or refused: it may hold a secret link. */
    text: text().notNull(),
    /** The address that an answer goes to, where it is not the sender's. */
    replyTo: text(),
    /** The `Message-ID` that this mail answers. */
    inReplyTo: text(),
    /** Where a post unsubscribes the recipient. */
    unsubscribeUrl: text(),
    state: text({ enum: mailStates }).notNull().default("waiting"),
    tries: integer().notNull().default(0),
    /** When it may be tried, for as long as it waits. */
    dueAt: instant().notNull(),
    triedAt: instant(),
    /** What the mail server said at the last try. */
    response: text(),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [
    check("outgoing_mails_state", oneOf(t.state, mailStates)),
    uniqueIndex("outgoing_mails_copy").on(t.issueId, t.subscriberId),
    index("outgoing_mails_due").on(t.state, t.kind, t.dueAt),
    index("outgoing_mails_issue").on(t.issueId, t.state, t.dueAt),
    index("outgoing_mails_subscriber").on(t.subscriberId),
    index("outgoing_mails_kind").on(t.kind, t.triedAt),
    index("outgoing_mails_tried").on(t.triedAt),
  ],
);

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: uuid(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    isRead: integer({ mode: "boolean" }).notNull().default(false),
    /** Chosen by the sender's browser, so that a message sent twice is kept once. */
    idempotencyKey: text().unique(),
    /** When the owner last answered it. */
    answeredAt: instant(),
    /** When the owner put it away; empty while it lies in the inbox. */
    archivedAt: instant(),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [
    index("contact_messages_unread").on(t.isRead, sql`${t.createdAt} desc`),
    index("contact_messages_created").on(t.createdAt),
    index("contact_messages_archived").on(t.archivedAt, t.createdAt),
    index("contact_messages_email").on(t.email, t.createdAt),
  ],
);

/** What the owner answered to a message. */
export const contactAnswers = sqliteTable(
  "contact_answers",
  {
    id: uuid(),
    messageId: text()
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    text: text().notNull(),
    /** The mail that takes it to the visitor, for as long as that is known. */
    mailId: text().references(() => outgoingMails.id, { onDelete: "set null" }),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [
    index("contact_answers_message").on(t.messageId, t.createdAt),
    index("contact_answers_mail").on(t.mailId),
  ],
);

/** Answers that the owner gives again and again. */
export const savedReplies = sqliteTable("saved_replies", {
  id: uuid(),
  title: text().notNull().unique(),
  text: text().notNull(),
  createdAt: instant()
    .notNull()
    .$defaultFn(() => new Date()),
});

/** The questions that the owner put on the about page, after those that the site brings. */
export const faqQuestions = sqliteTable(
  "faq_questions",
  {
    id: uuid(),
    question: text().notNull(),
    answer: text().notNull(),
    sortOrder: integer().notNull().default(0),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [index("faq_questions_order").on(t.sortOrder, t.createdAt)],
);

/** What is typed of a record and not saved into it yet: beside the record, or before there is one. */
export const drafts = sqliteTable(
  "drafts",
  {
    id: uuid(),
    kind: text({ enum: draftKinds }).notNull(),
    /** The record's id, or the one that it will have. */
    recordId: text().notNull(),
    /** A JSON object with the form's fields; one that is no valid value stands as it was typed. */
    values: text().notNull(),
    /** The record's version over which it was begun; 0 where there was no record. */
    baseVersion: integer().notNull(),
    /** Begins at the record's version and counts the draft's own saves. */
    version: integer().notNull(),
    /** The open page that saved it last, whose saves come one after the other; empty for a script. */
    writer: text().notNull().default(""),
    savedAt: instant().notNull(),
  },
  (t) => [
    check("drafts_kind", oneOf(t.kind, draftKinds)),
    uniqueIndex("drafts_record").on(t.kind, t.recordId),
  ],
);

/** Which browsers have the form of a record open. */
export const openForms = sqliteTable(
  "open_forms",
  {
    kind: text({ enum: draftKinds }).notNull(),
    recordId: text().notNull(),
    device: text().notNull(),
    openedAt: instant().notNull(),
    /** When it last said so; a browser that says nothing for a while has it open no longer. */
    seenAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId, t.device] }),
    check("open_forms_kind", oneOf(t.kind, draftKinds)),
    index("open_forms_seen").on(t.seenAt),
  ],
);

/** What a record said before a save that changed its texts. */
export const versions = sqliteTable(
  "versions",
  {
    kind: text({ enum: versionKinds }).notNull(),
    recordId: text().notNull(),
    /** The record's version that said this. */
    number: integer().notNull(),
    /** A JSON object with the record's fields. */
    values: text().notNull(),
    /** When the record came to say this. */
    savedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId, t.number] }),
    check("versions_kind", oneOf(t.kind, versionKinds)),
  ],
);

/** What was deleted, whole, until it is restored or its time is over. */
export const bin = sqliteTable(
  "bin",
  {
    id: uuid(),
    kind: text({ enum: binKinds }).notNull(),
    recordId: text().notNull(),
    title: text().notNull(),
    /** A JSON object: by the table's name, the rows that went. */
    rows: text().notNull(),
    /** A JSON array: what pointed to them from elsewhere, and is cleared. */
    cleared: text().notNull(),
    deletedAt: instant().notNull(),
  },
  (t) => [
    check("bin_kind", oneOf(t.kind, binKinds)),
    index("bin_deleted").on(t.deletedAt),
    index("bin_record").on(t.recordId),
  ],
);

/** Links by which a friend reads an unpublished post. */
export const previews = sqliteTable(
  "previews",
  {
    id: uuid(),
    /** A post, or the draft of one that was never saved. */
    postId: text().notNull(),
    /** SHA-256 of the token in the address, so that a copy of the table opens nothing. */
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index("previews_post").on(t.postId), index("previews_expires").on(t.expiresAt)],
);

/** Raised by triggers with every change of what anyone may read; kept pages are as old as this says. */
export const contentVersions = sqliteTable(
  "content_version",
  { id: onlyRow(), number: integer().notNull() },
  (t) => [check("content_version_only_row", sql`${t.id} = 1`)],
);
