import { createHash, timingSafeEqual } from 'node:crypto'

/** A name as it is compared: however it was spaced, composed, joined or capitalised, with whichever apostrophe. */
function compared(name: string): Buffer {
  const seen = name
    .normalize('NFKC')
    .replaceAll(/[\u200c\u200d]/g, '')
    .replaceAll('’', "'")
  const plain = seen.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('en')
  return createHash('sha256').update(plain).digest()
}

/** Whether two spellings are one name, in a time that tells nothing of how much of it is right. */
export function isSameName(one: string, other: string): boolean {
  return timingSafeEqual(compared(one), compared(other))
}
