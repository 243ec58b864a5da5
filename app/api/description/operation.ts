import type { parameters } from "./parameters";
import type { inputs, records } from "./schemas";

type InputName = keyof typeof inputs;
type RecordName = keyof typeof records;
type ParameterName = keyof typeof parameters;

export type Operation = {
  summary: string;
  /** Who may call it; what visitors send is limited in number. */
  access: "everyone" | "visitor" | "owner";
  status: 200 | 201 | 204;
  answer?: RecordName;
  /** Set when the answer is a list of such records. */
  list?: boolean;
  input?: InputName;
  /** Set when the input may be left out, all of it. */
  inputIsOptional?: boolean;
  parameters?: ParameterName[];
  /** Whether it takes a file. */
  file?: boolean;
  /** What a 409 is answered with, where it is not a version. */
  conflict?: RecordName;
  /** Whether the address names a record that may not be there. */
  named?: boolean;
  /** Whether a record's former address leads to its present one. */
  moves?: boolean;
  /** Errors that do not follow from the rest. */
  errors?: number[];
};

export const inPages: ParameterName[] = ["limit", "cursor"];

/** The calls of some paths, which are those of `app/routes.ts`. */
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
