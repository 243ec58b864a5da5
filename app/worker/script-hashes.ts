const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;

function inlineScripts(html: string) {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    /\ssrc=/.test(attributes) ? [] : [text],
  );
}

async function hashOf(script: string) {
  const bytes = new Uint8Array(
    await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script)),
  );
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}

/** A page's policy for the page as it was changed: what it allowed by its hash it allows as it is now. */
export async function withHashes(policy: string, before: string, after: string) {
  const now = inlineScripts(after);
  let changed = policy;
  for (const [index, script] of inlineScripts(before).entries()) {
    const other = now[index];
    if (other === undefined || other === script) continue;
    changed = changed.replace(await hashOf(script), await hashOf(other));
  }
  return changed;
}
