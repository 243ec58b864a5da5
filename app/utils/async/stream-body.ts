/** The body of an answer that is made while it is sent, as text or as bytes; each call begins anew. */
export type Pieces = () => AsyncIterable<string | Uint8Array>;
