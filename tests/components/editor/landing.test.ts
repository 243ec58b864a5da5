import { getSchema } from "@tiptap/core";
// @vitest-environment jsdom
import { history, redo, undo } from "@tiptap/pm/history";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { contentExtensions } from "~/editor/document/schema";
import { blockHtml, readText } from "~/editor/document/text";
import { landingPlugin, landPicture, markLanding } from "~/editor/plugins/landing";

const schema = getSchema(contentExtensions);

/** An editor without a window, with the cursor at the end of one of its blocks. */
function writing(source: string, block: number) {
  const doc = readText(source, schema);
  const before = doc.children.slice(0, block + 1).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  let state = EditorState.create({ doc, plugins: [history(), landingPlugin()] });
  const apply = (tr: EditorState["tr"]) => {
    state = state.apply(tr);
  };
  apply(state.tr.setSelection(TextSelection.create(doc, before - 1)));
  return {
    html: () => state.doc.children.map(blockHtml).join(""),
    type: (text: string) => apply(state.tr.insertText(text)),
    typeAt: (text: string, position: number) => apply(state.tr.insertText(text, position)),
    choose: (batch = 1) => apply(markLanding(state, batch)),
    arrive: (address: string, batch = 1) => apply(landPicture(state, address, batch)),
    change: (tr: (state: EditorState) => EditorState["tr"]) => apply(tr(state)),
    undo: () => undo(state, apply),
    redo: () => redo(state, apply),
  };
}

const figure = (...names: string[]) =>
  `<figure>${names.map((name) => `<img src="${name}" alt="">`).join("")}</figure>`;

test("a picture stands where the cursor was when it was chosen, whatever is typed meanwhile", () => {
  const text = writing("<p>One</p><p>Two</p>", 0);
  text.choose();
  text.type(" more");
  text.typeAt("Zero ", 1);
  text.arrive("/a.jpg");
  expect(text.html()).toBe(`<p>Zero One more</p>${figure("/a.jpg")}<p>Two</p>`);
});

test("those that come one after the other share a figure; those chosen later have their own", () => {
  const text = writing("<p>One</p><p></p><p>Two</p>", 1);
  text.choose();
  text.arrive("/a.jpg");
  text.arrive("/b.jpg");
  expect(text.html()).toBe(`<p>One</p>${figure("/a.jpg", "/b.jpg")}<p>Two</p>`);
  text.choose(2);
  text.arrive("/c.jpg", 2);
  expect(text.html()).toContain(figure("/c.jpg"));
});

test("those chosen together stand together, whatever is written in between and whatever else comes", () => {
  const text = writing("<p>One</p><p>Two</p>", 0);
  text.choose(1);
  text.arrive("/a.jpg", 1);
  // Its description, a line behind it, and others that were chosen meanwhile.
  text.change(({ tr }) => tr.setNodeAttribute(6, "alt", "A gate"));
  const line = schema.node("paragraph", null, schema.text("New"));
  text.change(({ tr }) => tr.insert(9, line));
  text.choose(2);
  text.arrive("/c.jpg", 2);
  text.arrive("/b.jpg", 1);
  text.arrive("/d.jpg", 2);
  const first = '<figure><img src="/a.jpg" alt="A gate"><img src="/b.jpg" alt=""></figure>';
  expect(text.html()).toContain(`${first}<p>New</p>`);
  expect(text.html()).toContain(figure("/c.jpg", "/d.jpg"));
});

test("a picture that was chosen on a page that was closed stands at the end, not at the cursor", () => {
  const text = writing("<p>One</p><p>Two</p>", 0);
  text.arrive("/a.jpg");
  text.arrive("/b.jpg");
  expect(text.html()).toBe(`<p>One</p><p>Two</p>${figure("/a.jpg", "/b.jpg")}`);
});

test("undo leads back across a picture, step by step, and redo brings all of it again", () => {
  const text = writing("<p>One</p>", 0);
  text.type(" typed");
  text.choose();
  text.arrive("/a.jpg");
  text.typeAt("First ", 1);
  const all = text.html();
  const steps = [`<p>One typed</p>${figure("/a.jpg")}`, "<p>One typed</p>", "<p>One</p>"];
  for (const step of steps) {
    text.undo();
    expect(text.html()).toBe(step);
  }
  for (let count = 0; count < steps.length; count += 1) text.redo();
  expect(text.html()).toBe(all);
});
