import { expect, test } from "vitest";
import { boxOf, type Label, MINOR_RANK, placeLabels } from "~/map-drawing/label-placement";

const wanted = (text: string, x: number, y: number, rank = 1) => ({
  id: text,
  text,
  rank,
  at: { x, y },
});

function collide(a: Label, b: Label) {
  const [one, two] = [boxOf(a), boxOf(b)];
  return (
    one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom
  );
}

test("a name stands to the right of its place when nothing is in the way", () => {
  const [label] = placeLabels([wanted("Hampi", 800, 300)], [{ x: 800, y: 300 }]);
  expect(label).toMatchObject({ text: "Hampi", anchor: "start" });
  expect(label?.x).toBeGreaterThan(800);
});

test("a name makes way for a dot and for the edge of a phone", () => {
  const here = { x: 800, y: 300 };
  const [besideDot] = placeLabels([wanted("Hampi", 800, 300)], [here, { x: 825, y: 300 }]);
  expect(besideDot?.anchor).toBe("end");
  const [atEdge] = placeLabels([wanted("Kolkata", 945, 235)], [{ x: 945, y: 235 }]);
  expect(atEdge?.anchor).toBe("end");
});

test("names never cover each other; the more important one is kept", () => {
  const crowd = Array.from({ length: 30 }, (_, index) =>
    wanted(`Place ${index}`, 800 + (index % 6) * 9, 300 + Math.floor(index / 6) * 9),
  );
  const labels = placeLabels(
    crowd,
    crowd.map((place) => place.at),
  );
  expect(labels[0]?.id).toBe("Place 0");
  expect(labels.length).toBeLessThan(crowd.length);
  for (const a of labels) for (const b of labels) expect(a !== b && collide(a, b)).toBe(false);
});

test("a minor name is shown only where it covers nothing", () => {
  const dots = [-1, 0, 1].flatMap((row) =>
    [-2, -1, 0, 1, 2].map((column) => ({ x: 800 + column * 22, y: 300 + row * 14 })),
  );
  expect(placeLabels([wanted("Munnar", 800, 300, 1)], dots)).toHaveLength(1);
  expect(placeLabels([wanted("Munnar", 800, 300, MINOR_RANK)], dots)).toEqual([]);
  expect(placeLabels([wanted("Delhi", 800, 100, MINOR_RANK)], dots)).toHaveLength(1);
});
