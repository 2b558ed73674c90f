const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Random bytes an id takes, the first and the fifth of them in part. */
const BYTES = 10
/** Drawn for many ids at once: asking for randomness costs much more than what is asked for. */
const drawn = new Uint8Array(BYTES * 256)
let used = drawn.length

/**
 * A version 7 UUID (RFC 9562, 5.7): 48 bits of Unix milliseconds, then randomness. Its text sorts by time, which is
 * what the journal's daily partitions are cut by.
 */
export function uuidv7(now: number = Date.now()): string {
  if (used === drawn.length) {
    crypto.getRandomValues(drawn)
    used = 0
  }
  const byte = (mask = 0xff, mark = 0) => HEX[((drawn[used++] as number) & mask) | mark] as string
  const time = Math.floor(now).toString(16).padStart(12, '0')
  const first = byte(0x0f, 0x70) + byte()
  const second = byte(0x3f, 0x80) + byte()
  const last = byte() + byte() + byte() + byte() + byte() + byte()
  return `${time.slice(0, 8)}-${time.slice(8)}-${first}-${second}-${last}`
}

/** Unix milliseconds at which a version 7 UUID was minted. */
export function uuidv7Time(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

/** The lowest version 7 UUID of a millisecond: ids minted from then on are not below it. */
export function firstUuidv7At(milliseconds: number): string {
  const time = Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
