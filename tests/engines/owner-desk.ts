import { until } from "../hard/tools";
import type { Stage } from "./stage";
import type { Task } from "./task";
import { hasEditor } from "./writing";

/** A published letter; its id. */
async function sendLetter(stage: Stage, title: string, content: string) {
  const letter = { title, content, publishedAt: "2025-08-01T09:00:00Z" };
  const { id } = await stage.send("POST", "/api/blog-posts", letter);
  return id as string;
}

export const deskTasks: Task[] = [
  {
    name: "a draft, and another device",
    needsScripts: true,
    async run(page, stage) {
      const id = await sendLetter(stage, "Slow ferry", "Once.");
      await page.open(`/admin/posts/${id}`);
      await page.fill("Title", "Slower ferry");
      await until("the site has the draft", () => stage.send("GET", `/api/blog-posts/${id}/draft`));
      await stage.send("PUT", `/api/blog-posts/${id}`, { title: "A quick ferry" });
      await page.press("button", "Save");
      await page.sees("Saved meanwhile: A quick ferry");
      await page.press("button", "Save");
      await page.sees("Blog post updated successfully");
    },
  },
  {
    name: "an earlier version comes back",
    async run(page, stage) {
      const id = await sendLetter(stage, "The blue ferry", "Blue.");
      await stage.send("PUT", `/api/blog-posts/${id}`, { content: "Green." });
      await page.open(`/admin/posts/${id}`);
      await page.press("dialog summary[aria-label=More]");
      await page.press("a", "Versions");
      await page.isAt(/\/versions$/);
      await page.press("main li a");
      await page.press("button", "Restore this version");
      await page.sees("The version was restored.");
      const { content } = await stage.send("GET", "/api/blog-posts/the-blue-ferry");
      if (content !== "Blue.") throw new Error(`The letter says ${content}`);
    },
  },
  {
    name: "into the bin and back",
    async run(page, stage) {
      const pin = { name: "Short-lived", country: "India" };
      const { id } = await stage.send("POST", "/api/travel-pins", pin);
      await stage.send("DELETE", `/api/travel-pins/${id}`);
      await page.open("/admin/bin");
      await page.sees("Short-lived", "main");
      await page.press("main li:first-child button", "Restore");
      await page.sees("Restored: Short-lived");
    },
  },
  {
    name: "a digest is written and sent",
    async run(page, stage) {
      const address = `digest-${Date.now()}@example.com`;
      await page.open("/admin/subscribers/new");
      await page.fill("Email", address);
      await page.fill("Consent", "Asked me on the train to Madurai");
      await page.press("button", "Add");
      await page.sees(address);
      await page.open("/admin/newsletter");
      await page.press("main button", "Write a digest now");
      // What stands below its field moves when the editor comes.
      if (page.hasScripts) await page.holds("the editor is there", hasEditor);
      await page.press("a", "Test and send");
      await page.press("button", "Send now to");
      await page.sees("Take back");
      await stage.mailTo(address);
    },
  },
  {
    name: "a message is answered",
    async run(page, stage) {
      await stage.send("POST", "/api/contact", {
        name: "Meera",
        email: "meera@example.com",
        subject: "General Question",
        message: "Is the slow train worth it?",
      });
      await page.open("/admin/messages");
      await page.press("main a", "General Question");
      await page.sees("Is the slow train worth it?");
      await page.fill("Your answer", "It is, in daylight.");
      await page.press("button", "Send Answer");
      await page.sees("Your answer is on its way");
    },
  },
  {
    name: "the site's names and colours",
    async run(page, stage) {
      await page.open("/admin/settings");
      await page.press("summary", "Names");
      await page.fill("Site name", "North to South");
      await page.press("button", "Save settings");
      await page.sees("Settings saved");
      await page.sees("North to South", "header");
      await stage.send("PUT", "/api/settings", { siteName: null });
    },
  },
  {
    name: "a wrong password is refused",
    async run(page) {
      await page.open("/admin/account");
      await page.press("form:has([name=newPassword]) [name=presentPassword]");
      await page.type("not the password");
      await page.fill("New password", "slowly down to the sea");
      await page.fill("New password once more", "slowly down to the sea");
      await page.press("button", "Change password");
      await page.sees("This is not your present password.");
    },
  },
  {
    name: "'I am here', and undone",
    async run(page, stage) {
      await page.open("/admin/here");
      await page.fill("Latitude", "9.93988");
      await page.fill("Longitude", "76.26022");
      await page.fill("Or a new name", "Fort Kochi, Kerala");
      await page.press("button", "I am here");
      await page.sees("to Fort Kochi, Kerala", "main");
      await page.press("button", "Undo");
      await until("the site says again where she was", async () => {
        const { currentLocation } = await stage.send("GET", "/api/journey");
        return currentLocation !== "Fort Kochi, Kerala";
      });
    },
  },
  {
    name: "a moment",
    async run(page, stage) {
      await page.open("/admin/moments/new");
      await page.fill("What happened", "The lake went gold.");
      await page.press("button", "Save moment");
      await page.sees("Moment saved");
      const isThere = () => stage.count("moments where text = 'The lake went gold.'") > 0;
      await until("the moment is there", isThere);
    },
  },
  {
    name: "a form without a line arrives once",
    needsScripts: true,
    async run(page, stage) {
      const isKept = () => caches.match("/admin/moments/new");
      await page.open("/admin");
      await page.holds("the worker has the page", () => navigator.serviceWorker?.controller);
      await page.open("/admin/moments/new");
      await page.holds("the form is kept", isKept);
      const count = () => stage.count("moments where text = 'In the tunnel.'");
      await stage.line.without(async () => {
        await page.open("/admin/moments/new");
        await page.fill("What happened", "In the tunnel.");
        await page.press("button", "Save moment");
        await page.sees("1 in the outbox");
        await page.awakes();
        if (count() !== 0) throw new Error("It arrived without a line.");
      });
      await page.open("/admin");
      await until("the moment arrives", () => count() === 1);
    },
  },
];
