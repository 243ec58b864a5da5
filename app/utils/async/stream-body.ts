/** Makes the body of an answer while it is sent, as text or bytes; each call starts from the beginning. */
export type Pieces = () => AsyncIterable<string | Uint8Array>;
