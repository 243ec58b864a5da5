import { expect, test } from "vitest";
import { deviceName } from "~/utils/http/device-name";
import { halfAddress } from "~/utils/http/ip-address";

const KIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36`,
    "Chrome on Windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    "Edge on Windows",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/140.0.0.0 Safari/537.36`,
    "Chrome on ChromeOS",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/140.0 Mobile Safari/537.36`,
    "Chrome on Android",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10) ${KIT} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    "Safari on a Mac",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox on Linux"],
  ["curl/8.5.0", "curl"],
  ["python-requests/2.32", "A Python program"],
  ["node", "A Node program"],
  ["<script>alert(1)</script>", "An unknown program"],
  ["", "An unknown program"],
  [null, "An unknown program"],
])("%s is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([
  ["203.0.113.9", "203.0.x.x"],
  ["::ffff:203.0.113.9", "203.0.x.x"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:x"],
  ["2001:db8::9", "2001:db8:0:0:x"],
  ["::1", "0:0:0:0:x"],
  ["unknown", null],
])("half of %s is %s", (address, half) => {
  expect(halfAddress(address)).toBe(half);
});
