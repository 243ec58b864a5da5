import { kinds } from "~/kinds";
import { version } from "~/models/base/records/value-schemas";
import { newMomentInput } from "~/models/road/moments/moment";
import { findMoment } from "~/models/road/moments/moment.server";
import { recordAction } from "./record-action.server";
import { done } from "./record-form.server";

export const momentAction = recordAction({
  kind: "moment",
  noun: "moment",
  schema: newMomentInput.extend({ version }),
  find: findMoment,
  change: ({ value, isNew }) => ({ kind: "moment", isNew, values: value }),
  done: ({ isNew }) =>
    done(kinds.moment.adminPath, isNew ? "Moment saved" : "Moment updated successfully"),
});
