type Sign = [found: RegExp, name: string];

/** Browsers whose `User-Agent` also names another one come before that one. */
const programs: Sign[] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bDuckDuckGo\//, "DuckDuckGo"],
  [/\b(Firefox|FxiOS|Focus)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/^curl\//i, "curl"],
  [/^Wget\//i, "Wget"],
  [/python/i, "A Python program"],
  [/^(node|undici)\b/i, "A Node program"],
];

const systems: Sign[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac(intosh| OS X)\b/, "a Mac"],
  [/\bLinux\b/, "Linux"],
];

function named(signs: Sign[], userAgent: string) {
  return signs.find(([found]) => found.test(userAgent))?.[1];
}

/** The browser and the system of a `User-Agent`, in fixed words only, such as 'Firefox on Windows'. */
export function deviceName(userAgent: string | null) {
  const program = named(programs, userAgent ?? "") ?? "An unknown program";
  const system = named(systems, userAgent ?? "");
  return system ? `${program} on ${system}` : program;
}
