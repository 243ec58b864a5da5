import type { parameters } from "./parameters";
import type { inputs, records } from "./schemas";

type InputName = keyof typeof inputs;
type RecordName = keyof typeof records;
type ParameterName = keyof typeof parameters;

export type Operation = {
  summary: string;
  /** Who may call it; calls by visitors are rate limited. */
  access: "everyone" | "visitor" | "owner";
  status: 200 | 201 | 204;
  answer?: RecordName;
  /** Set if the answer is a list of such records. */
  list?: boolean;
  input?: InputName;
  /** Set if the whole input may be absent. */
  inputIsOptional?: boolean;
  parameters?: ParameterName[];
  /** Whether it takes an uploaded file. */
  file?: boolean;
  /** The body of a 409, if it is not about a version. */
  conflict?: RecordName;
  /** Whether the path names a record that may not exist. */
  named?: boolean;
  /** Whether a record's former address redirects to its present one. */
  moves?: boolean;
  /** Error statuses that the other fields do not imply. */
  errors?: number[];
};

export const inPages: ParameterName[] = ["limit", "cursor"];

/** The calls of each path; the paths are those of `app/routes.ts`. */
export type Operations = Record<
  string,
  Partial<Record<"get" | "post" | "put" | "patch" | "delete", Operation>>
>;

export function list(answer: RecordName, summary: string, more: ParameterName[] = []): Operation {
  return {
    summary,
    access: "everyone",
    status: 200,
    answer,
    list: true,
    parameters: ["fields", ...inPages, ...more],
  };
}

export function ownerList(answer: RecordName, summary: string): Operation {
  return { ...ownerRead(answer, summary), list: true, parameters: inPages };
}

export function ownerRead(answer: RecordName, summary: string): Operation {
  return { summary, access: "owner", status: 200, answer };
}

export function read(answer: RecordName, summary: string, named = true): Operation {
  return { summary, access: "everyone", status: 200, answer, named };
}

export function create(answer: RecordName, input: InputName, summary: string): Operation {
  return { summary, access: "owner", status: 201, answer, input };
}

export function change(
  answer: RecordName,
  input: InputName,
  summary: string,
  named = true,
): Operation {
  return { summary, access: "owner", status: 200, answer, input, named };
}

export function remove(summary: string): Operation {
  return { summary, access: "owner", status: 204, named: true };
}

export function send(input: InputName, summary: string): Operation {
  return { summary, access: "visitor", status: 201, answer: "Done", input };
}
