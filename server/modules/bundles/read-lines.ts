const NEWLINE = 0x0a
const RETURN = 0x0d

/** Thrown where a line is longer than anybody's book. */
export class LineTooLong extends Error {
  override name = 'LineTooLong'
}

function lineOf(bytes: Buffer): Buffer {
  return bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes
}

/**
 * The lines of a stream, without their ends; what follows the last newline is a line where it is not empty.
 * @throws LineTooLong beyond `mostBytes`
 */
export async function* readLines(stream: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  let bytes = 0
  for await (const piece of stream) {
    let from = 0
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, from)) {
      const rest = piece.subarray(from, end)
      if (bytes + rest.length > mostBytes) throw new LineTooLong()
      yield lineOf(begun.length === 0 ? rest : Buffer.concat([...begun, rest]))
      begun = []
      bytes = 0
      from = end + 1
    }
    if (from === piece.length) continue
    begun.push(piece.subarray(from))
    bytes += piece.length - from
    if (bytes > mostBytes) throw new LineTooLong()
  }
  if (bytes > 0) yield lineOf(Buffer.concat(begun))
}
