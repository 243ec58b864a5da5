import { searchNames } from "~/kinds";
import { sortOrders } from "~/vocabulary";
import { placeCategories, placeFilters, words } from "~/words";

function parameter(name: string, description: string, schema: object) {
  return { name, in: "query", description, schema };
}

/** Parameters of calls besides the path: all in the query, except for one in a header. */
export const parameters = {
  fields: parameter(
    "fields",
    "The fields to answer with, separated by commas; `id` is always among them. What is not named is not in the records.",
    { type: "string", examples: ["id,title,slug"] },
  ),
  limit: parameter(
    "limit",
    'A page of so many records; `Link: <…>; rel="next"` leads to the next one. 24 with a cursor alone, all records without either.',
    { type: "integer", minimum: 1, maximum: 100 },
  ),
  cursor: parameter(
    "cursor",
    "Where the page begins, as the `Link` of the page before says it; it holds for that list with that search, filters and order.",
    { type: "string" },
  ),
  unused: parameter("unused", "Only what is used nowhere", { type: "string", enum: ["1"] }),
  undescribed: parameter("undescribed", "Only what has no description", {
    type: "string",
    enum: ["1"],
  }),
  anyway: parameter("anyway", "Delete it though it is used", { type: "string", enum: ["1"] }),
  kind: parameter("kind", "What to find: all kinds without it", { enum: searchNames }),
  searchLimit: parameter("limit", "How many to answer with", {
    type: "integer",
    minimum: 1,
    maximum: 100,
    default: 100,
  }),
  q: parameter("q", "Case-insensitive search", { type: "string", maxLength: 200 }),
  sort: parameter("sort", "The order", { enum: sortOrders }),
  postCategory: parameter("category", "Stories of one category; all of them without it", {
    get enum() {
      return words().postCategories;
    },
  }),
  destinationCategory: parameter(
    "category",
    "Destinations of one category: a stored one, or a label of the public filter",
    {
      get enum() {
        return [...new Set([...placeFilters(), ...placeCategories()])];
      },
    },
  ),
  region: parameter("region", "Destinations of one region", {
    get enum() {
      return words().regions;
    },
  }),
  idempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description: "Names the message: what is sent again with it is kept once",
    schema: { type: "string", format: "uuid" },
  },
};
