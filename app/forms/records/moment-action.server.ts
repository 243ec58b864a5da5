import { kinds } from "~/kinds";
import { saved } from "~/models/base/records/result";
import { version } from "~/models/base/records/value-schemas";
import { newMomentInput } from "~/models/road/moments/moment";
import { createMoment, findMoment, updateMoment } from "~/models/road/moments/moment.server";
import { recordAction } from "./record-action.server";
import { done } from "./record-form.server";

export const momentAction = recordAction({
  kind: "moment",
  noun: "moment",
  schema: newMomentInput.extend({ version }),
  find: findMoment,
  save({ value: { version: seen, ...moment }, id, isNew }) {
    return isNew ? saved(createMoment(moment, id)) : updateMoment(id, { ...moment, version: seen });
  },
  done: ({ isNew }) =>
    done(kinds.moment.adminPath, isNew ? "Moment saved" : "Moment updated successfully"),
});
