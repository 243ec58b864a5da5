import type { z } from "zod";
import { PHOTOGRAPH } from "./layout";

/** What is wrong with a value of a file, for the person who wrote the file. */
export function issueInWords(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === "invalid_key") return issue.issues[0]?.message ?? issue.message;
  if (issue.code === "invalid_type" && /^(?:object|record)$/.test(issue.expected)) {
    return value === null || value === undefined
      ? "This is empty: write its fields, each with a value, one in a line."
      : "This must be fields, each with a value, one in a line.";
  }
  return isMissingPhotograph(issue, value)
    ? `There is no photograph at '${value}': write its path as it is seen from this file, with ./ before it, such as ./dawn.jpg.`
    : issue.message;
}

/** Paths that lead to a photograph are addresses by now: what is left of them leads nowhere. */
function isMissingPhotograph(issue: z.core.$ZodIssue, value: unknown) {
  const isAddressAsked = issue.code === "custom" && issue.params?.isFileAddress === true;
  if (!isAddressAsked || typeof value !== "string" || /^[a-z]+:/i.test(value)) return false;
  return value.startsWith(".") || PHOTOGRAPH.test(value);
}
