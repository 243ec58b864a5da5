import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const page = await b.newPage();
for (const [name, path] of process.argv.slice(2).map((a) => a.split("="))) {
  await page.goto("http://127.0.0.1:3600" + path.replaceAll("~", "="), { waitUntil: "load", timeout: 240000 });
  await page.pdf({ path: `/tmp/bk/${name}.pdf`, preferCSSPageSize: true });
}
await b.close();
