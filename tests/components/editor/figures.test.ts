import { getSchema } from "@tiptap/core";
// @vitest-environment jsdom
import type { Node } from "@tiptap/pm/model";
import { EditorState, NodeSelection, type Transaction } from "@tiptap/pm/state";
import { describe, expect, test } from "vitest";
import { contentExtensions } from "~/editor/document/schema";
import { blockHtml, readText } from "~/editor/document/text";
import { joinFigures, movePicture, movePictureOut, partFigure } from "~/editor/plugins/figures";

const schema = getSchema(contentExtensions);

function positionOf(doc: Node, src: string) {
  let found = -1;
  doc.descendants((node, position) => {
    if (node.attrs.src === src) found = position;
  });
  return found;
}

/** A text with a picture of it chosen, and what a change makes of it. */
function chosen(source: string, src: string) {
  const doc = readText(source, schema);
  const state = EditorState.create({
    doc,
    selection: NodeSelection.create(doc, positionOf(doc, src)),
  });
  const html = (tr: Transaction | null) => tr?.doc.children.map(blockHtml).join("");
  return { state, html, at: (other: string) => positionOf(doc, other) };
}

function figure(names: string, words = "") {
  const images = [...names].map((name) => `<img src="/${name}.jpg" alt="">`).join("");
  return `<figure>${images}${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

describe("figures beside each other", () => {
  test.each([
    ["with the next one", figure("ab", "One") + figure("c", "Two"), "a", figure("abc", "One Two")],
    [
      "with the one before",
      `<p>x</p>${figure("a")}${figure("b", "Two")}`,
      "b",
      `<p>x</p>${figure("ab", "Two")}`,
    ],
    ["over an empty line", `${figure("a")}<p></p>${figure("b")}`, "a", figure("ab")],
  ])("are joined %s", (_how, source, name, expected) => {
    const { state, html } = chosen(source, `/${name}.jpg`);
    const tr = joinFigures(state);
    expect(html(tr)).toBe(expected);
    expect(tr?.selection).toMatchObject({ node: { attrs: { src: `/${name}.jpg` } } });
  });

  test("are not joined over words", () => {
    const { state } = chosen(`${figure("a")}<p>x</p>${figure("b")}`, "/a.jpg");
    expect(joinFigures(state)).toBeNull();
  });
});

describe("a figure of several", () => {
  test.each([
    ["a", figure("a") + figure("bc", "Words")],
    ["b", figure("a") + figure("bc", "Words")],
    ["c", figure("ab") + figure("c", "Words")],
  ])("is parted at %s", (name, expected) => {
    const { state, html } = chosen(figure("abc", "Words"), `/${name}.jpg`);
    expect(html(partFigure(state))).toBe(expected);
  });

  test("is not parted when it has one", () => {
    expect(partFigure(chosen(figure("a"), "/a.jpg").state)).toBeNull();
  });
});

describe("a picture that is dragged", () => {
  const source = `${figure("a", "Words")}<p>x</p>${figure("bc")}`;

  test("onto another stands beside it, and leaves no empty figure", () => {
    const { state, html, at } = chosen(source, "/a.jpg");
    const moved = movePicture(state, at("/a.jpg"), at("/b.jpg"), true);
    expect(html(moved)).toBe(`<p>x</p>${figure("bac")}`);
    const back = movePicture(state, at("/c.jpg"), at("/a.jpg"), false);
    expect(html(back)).toBe(`${figure("ca", "Words")}<p>x</p>${figure("b")}`);
    expect(movePicture(state, at("/a.jpg"), at("/a.jpg"), true)).toBeNull();
  });

  test("into the text stands on its own, a lone one with its words", () => {
    const { state, html, at } = chosen(`${source}<p>y</p>`, "/a.jpg");
    const end = state.doc.content.size;
    expect(html(movePictureOut(state, at("/b.jpg"), end))).toBe(
      `${figure("a", "Words")}<p>x</p>${figure("c")}<p>y</p>${figure("b")}`,
    );
    expect(html(movePictureOut(state, at("/a.jpg"), end))).toBe(
      `<p>x</p>${figure("bc")}<p>y</p>${figure("a", "Words")}`,
    );
  });
});
