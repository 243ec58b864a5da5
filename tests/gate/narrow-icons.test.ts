import { expect, test } from "vitest";
import { narrowIcons } from "../../scripts/bundling/narrow-icons.mjs";

/** What the bundler reads in place of a module's text. */
function read(code: string) {
  const { transform } = narrowIcons();
  if (typeof transform !== "function") throw new Error("The plugin reads no modules.");
  const found = Reflect.apply(transform, null, [code, "/app/components/any.tsx"]);
  return (found as { code: string } | null)?.code ?? null;
}

test("icons come from their own files, whatever name and line they are asked for by", () => {
  const code = `import {\n  House as Home,\n  type LucideIcon,\n  Link2,\n} from "lucide-react";`;
  expect(read(code)?.split("; ")).toEqual([
    'import Home from "lucide-react/icons/house"',
    'import type { LucideIcon } from "lucide-react"',
    'import Link2 from "lucide-react/icons/link-2";',
  ]);
});

test("an icon that there is not stops the build", () => {
  expect(() => read(`import { NoSuchIcon } from "lucide-react";`)).toThrow("NoSuchIcon");
});

test("a module without icons is left as it is", () => {
  expect(read(`import { useId } from "react";`)).toBeNull();
});
