import { expect, test } from "vitest";
import { polygonPoints, touchAreas } from "~/components/map/drawn/touch-areas";
import type { Point } from "~/map-drawing/map-projection";

/** Whether a point lies inside an area whose corners go round it in one direction. */
function holds(area: Point[], { x, y }: Point) {
  return area.every((corner, index) => {
    const next = area[(index + 1) % area.length] ?? corner;
    return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >= -0.01;
  });
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

test("a mark by itself can be touched within 22 px all around", () => {
  const [area = []] = touchAreas([{ x: 100, y: 100 }]);
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.1) {
    const finger = { x: 100 + Math.cos(angle) * 22, y: 100 + Math.sin(angle) * 22 };
    expect(holds(area, finger)).toBe(true);
  }
  expect(polygonPoints(area, { x: 100, y: 100 })).toMatch(/^(-?\d\d? -?\d\d? ?){8}$/);
});

test("where marks lie close together, a touch finds the nearest and no other", () => {
  const marks = [
    { x: 100, y: 100 },
    { x: 112, y: 104 },
    { x: 118, y: 90 },
    { x: 150, y: 100 },
    { x: 104, y: 130 },
  ];
  const areas = touchAreas(marks);
  for (let x = 70; x < 180; x += 3) {
    for (let y = 60; y < 160; y += 3) {
      const finger = { x: x + 0.37, y: y + 0.19 };
      const found = marks.filter((_, index) => holds(areas[index] ?? [], finger));
      const [nearest] = [...marks].sort((a, b) => distance(a, finger) - distance(b, finger));
      if (found.length > 0) expect(found).toEqual([nearest]);
      else expect(distance(nearest ?? finger, finger)).toBeGreaterThan(22);
    }
  }
});

test("marks at one place share their surroundings", () => {
  const [first, second] = touchAreas([
    { x: 40, y: 40 },
    { x: 40, y: 40 },
  ]);
  expect(first).toEqual(second);
  expect(first).toHaveLength(8);
});
