/** Bytes of a file, counted from 0, the last one with them. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** The part of a request that says which bytes it is for, and of what. */
export interface RangeAsked {
  readonly range?: string | undefined
  readonly 'if-range'?: string | string[] | undefined
}

/** One range in bytes: 0-499, 500-, or the last 500 as -500 (RFC 9110, 14.1.1 and 14.1.2). */
const ONE_RANGE = /^bytes=[ \t]*(?:(?<first>\d+)-(?<last>\d*)|-(?<suffix>\d+))[ \t]*$/i

/**
 * The bytes that a GET asks for by Range (RFC 9110, section 14). Undefined where it is for all of them: where nothing is
 * asked, where If-Range names another state of the file than there is, where several ranges are asked for at once or what
 * is asked is none, for all of which the whole is an answer.
 * @param size bytes of the file
 * @param etag what the file as it is answered is known by, strong
 */
export function rangeAsked(
  { range, 'if-range': ifRange }: RangeAsked,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  // A date says nothing here: no answer tells one. A weak validator is never the same one (13.1.5).
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined
  const asked = ONE_RANGE.exec(range)?.groups
  // Of nothing there is no range that a header could tell.
  if (!asked || size === 0) return undefined
  if (asked['suffix'] !== undefined) {
    const length = Number(asked['suffix'])
    return length === 0 ? 'unsatisfiable' : { first: Math.max(size - length, 0), last: size - 1 }
  }
  const first = Number(asked['first'])
  const last = asked['last'] ? Number(asked['last']) : Number.POSITIVE_INFINITY
  if (last < first) return undefined
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable'
}

/** Whether an If-None-Match names the file as it is (RFC 9110, 13.1.2): whoever asks so has it already. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
