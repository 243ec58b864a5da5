import { failure } from "~/api/api-answers.server";

function nothingHere() {
  return failure(404, "There is nothing at this address. /api/openapi.json lists what there is.");
}

export { nothingHere as action, nothingHere as loader };
