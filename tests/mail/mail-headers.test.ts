import { afterEach, expect, test } from "vitest";
import { provideSite, SITE_DEFAULTS } from "~/site";
import { mailHeaders } from "~/smtp/mail-headers";

afterEach(() => provideSite(() => SITE_DEFAULTS));

test.each([
  ["Kashmir to Kanyakumari", '"Kashmir to Kanyakumari" <letters.journey.example>'],
  ['The "slow" road\\', '"The \\"slow\\" road\\\\" <letters.journey.example>'],
  ["Nord–Süd", "<letters.journey.example>"],
])("the list of the site %j has a name that no header breaks on", (siteName, value) => {
  provideSite(() => ({ ...SITE_DEFAULTS, siteName }));
  const headers = mailHeaders({ isIssue: true }, "me@mail.example", "https://journey.example");
  expect(headers).toMatchObject({ "List-Id": { prepared: true, value } });
});
