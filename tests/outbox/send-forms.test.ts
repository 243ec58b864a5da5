import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetOnPhone } from "~/device/outbox/device-texts";
import { listForms } from "~/device/outbox/form-store";
import { sendForms } from "~/device/outbox/send-forms";
import { toWaitingForm } from "~/device/outbox/waiting-form";
import { listPictures } from "~/device/uploads/picture-queue";
import { toWaiting } from "~/device/uploads/waiting-picture";
import { OWN_ANSWER } from "~/utils/http/own-answer";

vi.mock("~/device/outbox/device-texts");
vi.mock("~/device/outbox/form-store");
vi.mock("~/device/uploads/picture-queue");

const post = vi.fn<typeof fetch>();
const file = new File(["bytes"], "a.jpg", { type: "image/jpeg" });
const saved = new Response(null, { status: 202, headers: { [OWN_ANSWER]: "yes" } });

function entered() {
  const form = new FormData();
  form.set("title", "A");
  return form;
}

const form = {
  id: 1,
  ...toWaitingForm({
    page: "New Post",
    key: "k",
    draftKey: "post:1",
    now: 5,
    path: "/admin/posts/new",
    entered: entered(),
  }),
};

/** A form waits, with its picture or without. */
function waits({ withPicture }: { withPicture: boolean }) {
  const pictures = withPicture ? [{ id: 7, field: "featuredImageFile" }] : [];
  vi.mocked(listForms).mockResolvedValue([{ ...form, pictures }]);
  const waiting = withPicture ? [{ ...toWaiting(file, "library"), id: 7 }] : [];
  vi.mocked(listPictures).mockResolvedValue({ waiting, arrived: [] });
}

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: { request: (_: string, run: () => unknown) => run() } });
  vi.stubGlobal("self", { location: { origin: "https://journey.example" } });
  vi.stubGlobal("fetch", post.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

test("a form whose picture goes ahead of it has asked the site for nothing", async () => {
  waits({ withPicture: true });
  expect(await sendForms({ attachedBytes: 0 })).toBe("idle");
  expect(post).not.toHaveBeenCalled();
});

test("a form that the site has answered is told of, and one that met no line is not", async () => {
  waits({ withPicture: false });
  post.mockResolvedValueOnce(saved);
  expect(await sendForms({ attachedBytes: 0 })).toBe("answered");
  const body = post.mock.calls[0]?.[1]?.body as FormData;
  expect(Object.fromEntries(body), "with the moment at which it was sent").toEqual({
    title: "A",
    sentAt: "5",
  });
  expect(forgetOnPhone, "what was typed until then").toHaveBeenLastCalledWith(
    "post:1",
    new Date(5),
  );
  post.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await sendForms({ attachedBytes: 0 })).toBe("later");
});
