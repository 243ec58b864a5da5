import { drawPhotographs } from "../support/pictures/photographs";
import { signInCookie } from "../support/site/sign-in";
import { watchMemory } from "./memory";
import { p99, waitsDuring } from "./waits";

const PICTURES = 50;

type Settings = { url: string; pid: number; pages: { warm: string; cold: string } };

/**
 * What an upload of 50 pictures of 12 million pixels costs: the memory of the two processes that have to do with it, on
 * a site that does nothing else, and then, for another 50, how long readers wait meanwhile.
 */
export async function measureUploads({ url, pid, pages }: Settings) {
  const cookie = await signInCookie(url);
  const watch = watchMemory(pid);
  await sendAll(url, cookie, await drawPhotographs(PICTURES));
  const peak = watch.stop();
  const others = await drawPhotographs(PICTURES, PICTURES);
  // The first readers find nothing kept and nothing compiled.
  await waits(url, pages);
  const idle = await waits(url, pages);
  const busy = await waitsDuring(sendAll(url, cookie, others), () => waits(url, pages));
  const worst = (kind: "warm" | "cold") => Math.max(...busy.map((one) => one[kind]));
  return {
    "warm p99, idle ms": idle.warm,
    "warm p99, meanwhile ms": worst("warm"),
    "cold p99, idle ms": idle.cold,
    "cold p99, meanwhile ms": worst("cold"),
    "site's memory, peak MB": peak.site,
    "picture process's, peak MB": peak.child,
  };
}

async function sendAll(url: string, cookie: string, pictures: Buffer[]) {
  for (const body of pictures) {
    const answer = await fetch(`${url}/api/media`, {
      method: "POST",
      headers: { cookie },
      body: new Uint8Array(body),
    });
    if (answer.status !== 201) throw new Error(`A picture was answered with ${answer.status}.`);
  }
}

/** How long the slowest hundredth of readers waits for a kept page and for one rendered for each. */
async function waits(url: string, { warm, cold }: Settings["pages"]) {
  return { warm: await p99(url + warm), cold: await p99(url + cold, { cookie: "__session=none" }) };
}
