import { adminOperations } from "./admin-operations";
import { contentOperations } from "./content-operations";
import type { Operations } from "./operation";
import { siteOperations } from "./site-operations";

/** Every call of the API. */
export const operations: Operations = {
  ...siteOperations,
  ...contentOperations,
  ...adminOperations,
};
