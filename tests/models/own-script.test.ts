import { expect, test } from "vitest";
import { namesInOwnScript } from "~/models/destinations/own-script";

test.each([
  ["Jammu and Kashmir", "श्रीनगर", "hi"],
  ["Maharashtra", "मुंबई", "mr"],
  [" goa ", "पाळोळें", "kok"],
  ["Kerala", "തൃശ്ശൂർ", "ml"],
  ["Tamil Nadu", "കന്യാകുമാരി", "ml"],
  ["Delhi", "पुरानी दिल्ली", "hi"],
  ["Kerala", "ചാവക്കാട്\u200c", "ml"],
])("in %s the name %s is of the language %s", (state, name, lang) => {
  expect(namesInOwnScript(["Elsewhere", name], state)).toEqual([{ name, lang }]);
});

test.each(["Banaras", "ಮೈಸೂರು", "Kashi (काशी)", "काशी Kashi", "മൈസൂർ मैसूर", "-", ""])(
  "'%s' is not a name in one of these scripts alone",
  (name) => {
    expect(namesInOwnScript([name], "Kerala")).toEqual([]);
  },
);
