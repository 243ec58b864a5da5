/**
 * The result of one check. `note`: the site runs, but something needs attention; `FAIL`: it cannot run.
 * @typedef {{ state: "ok" | "note" | "FAIL", name: string, words: string, mend?: string }} Line
 */

const NAME_WIDTH = 13;

/** @returns {Line} */
export function ok(name, words) {
  return { state: "ok", name, words };
}

/** @returns {Line} */
export function note(name, words, mend) {
  return { state: "note", name, words, mend };
}

/** @returns {Line} */
export function fail(name, words, mend) {
  return { state: "FAIL", name, words, mend };
}

/** The lines as they are printed; `mend` is a command, or advice where there is none. */
export function inColumns(lines) {
  return lines.map(({ state, name, words, mend }) => {
    const start = `${state.padEnd(4)}  ${name.padEnd(NAME_WIDTH)} ${words}`;
    return mend ? `${start} → ${mend}` : start;
  });
}

/** A command that only the administrator may run. */
export function asRoot(command) {
  return process.getuid?.() === 0 ? command : `sudo ${command}`;
}

/** Such as 1.4 GB or 38 MB. */
export function inBytes(bytes) {
  const megabytes = bytes / 1_000_000;
  return megabytes < 1000 ? `${Math.round(megabytes)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}
