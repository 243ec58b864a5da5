/** The body of an answer that is made while it is sent; each call begins anew. */
export type Pieces = () => AsyncIterable<string>;
