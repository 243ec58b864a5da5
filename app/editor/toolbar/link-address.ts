const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED = /^(?:https?:\/\/|mailto:)\S+$/i;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u;
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** What was typed as an address, completed; `null` for one that the sanitiser would not let through. */
export function linkAddress(entered: string) {
  const text = entered.trim();
  if (MAIL.test(text)) return `mailto:${text}`;
  if (HOST.test(text)) return `https://${text}`;
  if (SCHEME.test(text)) return ALLOWED.test(text) ? text : null;
  return /^(?:\/(?![/\\])|#)\S*$/.test(text) ? text : null;
}
