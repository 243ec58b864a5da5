const FIRST_BYTES = 4_096;

/**
 * A growable buffer that joins chunks in one piece of memory. A list of chunks would let an attacker who sends single
 * bytes use some hundred bytes of memory for six bytes sent.
 */
export function createByteCollector() {
  let buffer = Buffer.of();
  let length = 0;

  function append(chunk: Buffer) {
    if (length + chunk.length > buffer.length) {
      const larger = Buffer.allocUnsafeSlow(
        Math.max(FIRST_BYTES, 2 * buffer.length, length + chunk.length),
      );
      buffer.copy(larger, 0, 0, length);
      buffer = larger;
    }
    chunk.copy(buffer, length);
    length += chunk.length;
  }

  return { append, length: () => length, bytes: () => buffer.subarray(0, length) };
}
