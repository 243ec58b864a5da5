import { resolve } from "node:path";
import { until } from "../hard/tools";
import { deskTasks } from "./owner-desk";
import type { Page } from "./page";
import type { Stage } from "./stage";
import type { Task } from "./task";
import { writingTasks } from "./writing";

const HEIC = resolve("tests/fixtures/phone.heic");

async function signIn(page: Page) {
  // An answer that was on its way brings the cookie of the former session back.
  await until("nobody is signed in", async () => {
    await page.driver.forgetCookies();
    await page.open("/admin/pins/new?from=bookmark");
    return (await page.path()).startsWith("/admin?");
  });
  await page.fill("Username", "admin");
  await page.fill("Password", "kashmir2kanyakumari");
  await page.press("main button", "Sign In");
  await page.isAt(/^\/admin\/pins\/new\?from=bookmark/);
}

/** The photographs of a new album in their order. */
async function makeAlbum(stage: Stage) {
  const { id } = await stage.send("POST", "/api/gallery", { title: "Arranged", isVisible: true });
  for (const caption of ["First", "Second", "Third"]) {
    const url = "/media/lake.jpg";
    await stage.send("POST", "/api/gallery/media", {
      collectionId: id,
      type: "photo",
      url,
      caption,
    });
  }
  return String(id);
}

function hasOrder(...captions: string[]) {
  const fields = document.querySelectorAll<HTMLInputElement>("ol > li [name=caption]");
  return [...fields].map(({ value }) => value).join() === captions.join();
}

/** The middle of the photograph in this place. */
async function spotOf(page: Page, place: number) {
  return page.spot([`ol > li:nth-child(${place}) button[aria-pressed]`]);
}

async function arrange(page: Page) {
  const first = await spotOf(page, 1);
  const makesRoom = () => document.querySelector<HTMLElement>("ol > li > div")?.style.transform;
  await page.driver.drag(await spotOf(page, 3), { x: first.x - 5, y: first.y }, () =>
    page.holds("it is over the first", makesRoom),
  );
  await page.holds("the third was dragged to the front", hasOrder, "Third", "First", "Second");
  await page.press("dialog button[aria-label='First']");
  await page.keys("ArrowRight");
  await page.holds("a key moved it", hasOrder, "Third", "Second", "First");
  await page.press("section[aria-label='First'] button", "Before");
  await page.holds("a button moved it", hasOrder, "Third", "First", "Second");
  await page.press("dialog button", "Save Changes");
  await page.sees("Media order updated successfully");
}

export const signInTask: Task = { name: "sign in, on the way to a page", run: signIn };

export const ownerTasks: Task[] = [
  signInTask,
  ...writingTasks,
  {
    name: "a place",
    async run(page, stage) {
      await page.open("/admin/places/new");
      await page.fill("Name", "Gokarna Beach");
      await page.fill("Description", "Four bays & a temple town.");
      await page.fill("Region", "South India");
      await page.fill("Latitude", "14.5479");
      await page.fill("Longitude", "74.3188");
      await page.press("main button, dialog button", "Add Destination");
      await page.sees("Destination created successfully");
      await until("the place is there", async () => {
        const place = await stage.send("GET", "/api/destinations/gokarna-beach");
        return place.coordinates.lat === 14.5479;
      });
    },
  },
  {
    name: "a pin on the map",
    async run(page, stage) {
      await page.open("/admin/pins/new");
      await page.fill("Name", "Lighthouse");
      if (page.hasScripts) {
        await page.press("button", "Pick on a map");
        await page.press(".leaflet-container");
        await until("the map gives a position", async () => {
          const latitude = Number(await page.valueOf("Latitude"));
          return Math.abs(latitude) > 0;
        });
      } else {
        await page.fill("Latitude", "15.49");
        await page.fill("Longitude", "73.77");
      }
      await page.fill("Visited date", "2025-11-02");
      await page.press("button", "Add Pin");
      await page.sees("Travel pin created successfully!");
      if (stage.count("travel_pins where name = 'Lighthouse'") < 1) {
        throw new Error("The pin is not there.");
      }
    },
  },
  {
    name: "an album's order",
    async run(page, stage) {
      const id = await makeAlbum(stage);
      if (page.hasScripts) {
        await page.open(`/admin/gallery/${id}/arrange`);
        await page.holds("the album is open", hasOrder, "First", "Second", "Third");
        await arrange(page);
      } else {
        await page.open(`/admin/gallery/${id}/arrange`);
        await page.fill("Place in the album of First", "9");
        await page.press("dialog button", "Save Changes");
      }
      const wanted = page.hasScripts ? "Third,First,Second" : "Second,Third,First";
      await until(`the order is ${wanted}`, async () => {
        const { media } = await stage.send("GET", `/api/gallery/${id}`);
        return media.map(({ caption }: { caption: string }) => caption).join() === wanted;
      });
    },
  },
  {
    name: "a HEIC photograph is sent",
    async run(page, stage) {
      const before = stage.count("pictures");
      await page.open("/admin/media");
      await page.holds("there is a field", () => document.querySelector("input[type=file]"));
      await page.driver.choose("main input[type=file]", HEIC);
      if (page.hasScripts) await page.sees("1 of 1 sent");
      else {
        await page.press("main button", "Upload");
        await page.sees("1 picture came in");
      }
      await until("the picture is there", () => stage.count("pictures") === before + 1, 120);
    },
  },
  ...deskTasks,
];
