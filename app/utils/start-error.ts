/** A reason not to start that the person at the terminal can act on: printed as one line, without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** By name, because the server and the Remix build each carry a copy of the class. */
export function isStartError(error: unknown): error is Error {
  return error instanceof Error && error.name === "StartError";
}
