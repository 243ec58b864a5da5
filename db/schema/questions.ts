import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, uuid } from "../columns";

/** The questions of the about page; a new site starts with two. */
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
