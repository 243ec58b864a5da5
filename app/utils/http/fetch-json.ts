/** The API's answer; rejects with 'status: text' after an error. */
export async function fetchJson<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path, { headers: { Accept: "application/json" } });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`${response.status}: ${messageIn(text) || response.statusText}`);
  }
  return JSON.parse(text) as Answer;
}

/** The API's errors are JSON with a message; a proxy before it may answer anything. */
function messageIn(text: string) {
  try {
    const body: unknown = JSON.parse(text);
    const has = typeof body === "object" && body !== null && "message" in body;
    return has ? String(body.message) : text;
  } catch {
    return text;
  }
}
