const BYTES = 16

/**
 * A version 7 UUID (RFC 9562, 5.7): 48 bits of Unix milliseconds, then randomness. Its text sorts by time, which is
 * what the journal's daily partitions are cut by.
 */
export function uuidv7(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, Math.floor(now / 2 ** 32))
  view.setUint32(2, now % 2 ** 32)
  bytes[6] = 0x70 | (view.getUint8(6) & 0x0f)
  bytes[8] = 0x80 | (view.getUint8(8) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
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
