import { kinds } from "~/kinds";
import { newMomentInput } from "~/models/moments/moment";
import { createMoment, findMoment, updateMoment } from "~/models/moments/moment.server";
import { saved } from "~/models/records/result";
import { version } from "~/models/records/value-schemas";
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
