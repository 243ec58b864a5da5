import { expect, test } from "vitest";
import { playerUrl } from "~/utils/links/video";
import { videoId } from "~/utils/links/video-id";

const ID = "dQw4w9WgXcQ";

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?list=PL1&v=${ID}&t=42s`,
  `http://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
])("%s has the id", (address) => {
  expect(videoId(address)).toBe(ID);
});

test.each([
  null,
  undefined,
  "",
  ID,
  "https://www.youtube.com/",
  "https://www.youtube.com/watch?v=short",
  `https://www.youtube.com/watch?v=${ID}X`,
  `https://www.youtube.com/channel/${ID}`,
  `https://youtube.com.evil.test/watch?v=${ID}`,
  `https://evil.test/?u=https://youtu.be/${ID}`,
  `https://vimeo.com/${ID}`,
  "https://youtu.be/<script>x",
])("%s has none", (address) => {
  expect(videoId(address)).toBeNull();
});

test("the player is the one without cookies", () => {
  expect(playerUrl(ID)).toBe(`https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`);
});
