import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COUNTED_QUERY_NAMES } from "~/cache-policy";

const read = (name: string) => readFileSync(`docs/deployment/${name}`, "utf8");

/** The names that a cache keeps apart and sends on, as its file lists them. */
const lists: [string, () => string[]][] = [
  [
    "varnish.vcl",
    () =>
      read("varnish.vcl")
        .match(/\(\?:((?:\w+\|)+\w+)\)=\)/)?.[1]
        ?.split("|") ?? [],
  ],
  [
    "nginx.conf",
    () => [...read("nginx.conf").matchAll(/(\w+)=\$arg_\1\b/g)].map(([, name = ""]) => name),
  ],
];

test.each(lists)("%s knows every query that changes a page", (_file, names) => {
  expect(names()).toEqual(expect.arrayContaining(COUNTED_QUERY_NAMES));
  expect(names()).toContain("_routes");
});

test.each(["varnish.vcl", "nginx.conf"])(
  "%s leaves requests with these cookies to the site",
  (file) => {
    expect(read(file)).toContain("__(Host-)?(session|flash)=");
  },
);
