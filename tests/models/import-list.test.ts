import { describe, expect, test } from "vitest";
import { readImport } from "~/models/mail/subscribers/import-list.server";

const goneIn = async (text: string) =>
  (await readImport(text)).gone.map(({ email, how }) => `${email} ${how}`);

describe("the addresses of a list", () => {
  test.each([
    ["one line", "a@x.example, b@x.example, c@x.example", "abc"],
    ["one line with semicolons", "a@x.example; b@x.example;c@x.example", "abc"],
    ["one line with spaces", "a@x.example b@x.example", "ab"],
    ["lines", "a@x.example\nb@x.example\n\n", "ab"],
    ["lines with commas at their ends", "a@x.example,\nb@x.example,\n", "ab"],
    ["names before them", "Asha Rao <a@x.example>\nRavi <b@x.example>", "ab"],
    ["names in one line", 'Asha <a@x.example>, "Rao, Ravi" <b@x.example>; c@x.example', "ab c"],
    [
      "names with other signs between than on the first line",
      'a@x.example; b@x.example\nc@x.example, "Rao, Ravi" <d@x.example>',
      "abcd",
    ],
    ["addresses as names", "a@x.example <a@x.example>\nasha@home <b@x.example>", "ab"],
    ["quoted names", '"Rao, Asha" <a@x.example>\n"Ravi" <b@x.example>', "ab"],
    ["a sep line", "sep=;\nName;Email\nAsha;a@x.example", "a"],
    ["a sep line with CRLF and BOM", "\ufeffsep=;\r\nName;Email\r\nAsha;a@x.example\r\n", "a"],
    ["tabs", "Name\tMail\nAsha\ta@x.example", "a"],
    ["headers in another language", "Nom,Courriel\nAsha,a@x.example\nRavi,b@x.example", "ab"],
    ["no headers", "Asha,a@x.example,Kochi\nRavi,b@x.example,Goa", "ab"],
    ["quoted cells", '"Name","E-mail"\n"Rao, Asha","a@x.example"', "a"],
    [
      "Google's contacts",
      "First Name,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value\nAsha,* my,* Home,a@x.example,z@x.example\nRavi,,,,b@x.example",
      "ab",
    ],
    ["a cell with a name", "Contact,Town\nAsha <a@x.example>,Kochi", "a"],
    ["mail links", "mailto:a@x.example\nmailto:b@x.example", "ab"],
  ])("%s", async (_what, text, names) => {
    const { emails, bad } = await readImport(text);
    const wanted = [...names.replaceAll(" ", "")].map((name) => `${name}@x.example`);
    const told = bad.map((one) => one.text);
    expect(
      [...emails, ...told.filter((one) => wanted.some((each) => one.includes(each)))].sort(),
    ).toEqual(wanted);
  });

  test("each that is not taken has a word, with its line", async () => {
    const { emails, bad } = await readImport("a@x.example, bx.example, c@x.example\nnobody");
    expect(emails).toEqual(["a@x.example", "c@x.example"]);
    expect(bad.map(({ line, text }) => [line, text])).toEqual([
      [1, "bx.example"],
      [2, "nobody"],
    ]);
    const table = await readImport("sep=;\nName;Email\nAsha;a@x.example\nRavi;\n");
    expect(table.bad).toMatchObject([{ line: 4, text: "Ravi" }]);
  });
});

describe("who left stays left", () => {
  test.each([
    [
      "this site's own",
      "email,state,how_often,ended,reason\na@x.example,left,weekly,2025-02-01T00:00:00.000Z,\nb@x.example,stopped,weekly,2025-02-01T00:00:00.000Z,550 no\nc@x.example,subscribed,weekly,,\nd@x.example,waiting,weekly,,",
      ["a@x.example left", "b@x.example stopped"],
    ],
    [
      "Ghost's",
      "id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers\n1,a@x.example,,,false,,,2025-01-01,,,\n2,c@x.example,,,true,false,,2025-01-01,,,",
      ["a@x.example left"],
    ],
    [
      "Mailchimp's of those who left",
      "Email Address,First Name,MEMBER_RATING,OPTIN_TIME,UNSUB_TIME,UNSUB_REASON\na@x.example,A,2,2024-01-01 10:00:00,2025-01-01 10:00:00,N/A",
      ["a@x.example left"],
    ],
    [
      "Mailchimp's of those who were cleaned",
      "Email Address,First Name,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE\na@x.example,A,2025-01-01 10:00:00,News",
      ["a@x.example stopped"],
    ],
    [
      "Mailchimp's contacts",
      "Email Address,Email Marketing Status\na@x.example,Unsubscribed\nb@x.example,Cleaned\nc@x.example,Subscribed\ne@x.example,Non-subscribed\nd@x.example,Pending",
      ["a@x.example left", "b@x.example stopped", "e@x.example left"],
    ],
    [
      "MailerLite's",
      "Subscriber,Status,Subscribed,Location\na@x.example,Unsubscribed,2024-01-01 10:00:00,Kerala\nb@x.example,Bounced,2024-01-01,\ne@x.example,Junk,2024-01-01,\nc@x.example,Active,2024-01-01,\nd@x.example,Unconfirmed,2024-01-01,",
      ["a@x.example left", "b@x.example stopped", "e@x.example stopped"],
    ],
    [
      "listmonk's",
      'uuid,email,name,attributes,status,created_at,updated_at\nu1,a@x.example,A,"{""state"": ""Goa""}",blocklisted,2024,2024\nu2,b@x.example,B,{},disabled,2024,2024\nu3,c@x.example,C,{},enabled,2024,2024',
      ["a@x.example stopped", "b@x.example left"],
    ],
  ])("%s", async (_what, text, gone) => {
    const { emails, bad } = await readImport(text);
    expect(bad).toEqual([]);
    expect((await goneIn(text)).sort()).toEqual(gone);
    expect(emails).toEqual(text.includes("c@x") ? ["c@x.example"] : []);
  });

  test("a state of the country is none of a subscription, and an unknown status is told", async () => {
    const book = await readImport("Email,State\na@x.example,Kerala\nb@x.example,Goa");
    expect(book.emails).toHaveLength(2);
    const odd = await readImport("Email,Status\na@x.example,active\nb@x.example,perhaps");
    expect(odd.bad).toMatchObject([{ line: 3, reason: expect.stringContaining("perhaps") }]);
  });

  test("who stands twice in a list and left once has left", async () => {
    const text = "email,status\nA@x.example,unsubscribed\na@x.example,active";
    expect(await goneIn(text)).toEqual(["a@x.example left"]);
  });
});
