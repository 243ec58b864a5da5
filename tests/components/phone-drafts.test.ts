import { expect, test, vi } from "vitest";
import { withTexts } from "~/device/outbox/device-texts";
import { listForms } from "~/device/outbox/form-store";
import { toWaitingForm } from "~/device/outbox/waiting-form";
import { listOnPhone, type PhoneDraft } from "~/device/screens/drafts/phone-drafts";

vi.mock("~/device/outbox/device-texts");
vi.mock("~/device/outbox/form-store");

function text(recordId: string, keptAt: number): PhoneDraft {
  return {
    key: `post:${recordId}`,
    of: { kind: "post", recordId },
    entries: [["title", recordId]],
    state: null,
    writer: "w",
    path: "/admin/posts/new",
    keptAt: new Date(keptAt),
  };
}

function waiting(recordId: string, sentAt: number) {
  return {
    id: 1,
    ...toWaitingForm({
      path: "/admin/posts/new",
      page: "New Post",
      entered: new FormData(),
      key: recordId,
      draftKey: `post:${recordId}`,
      now: sentAt,
    }),
  };
}

async function listed() {
  return (await listOnPhone()).map(({ of }) => of?.recordId);
}

test("a text that is on its way from the outbox is not counted once more", async () => {
  vi.mocked(withTexts).mockResolvedValue([
    text("typed on", 30),
    text("sent", 10),
    { ...text("at the site", 5), isSent: true },
    text("refused", 20),
  ]);
  vi.mocked(listForms).mockResolvedValue([
    waiting("sent", 15),
    waiting("typed on", 15),
    { ...waiting("refused", 25), state: "refused" },
  ]);
  expect(await listed()).toEqual(["refused", "typed on"]);
});
