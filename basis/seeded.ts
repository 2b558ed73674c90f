/**
 * Chance that is the same forever for the same seed: FNV-1a over the text, then mulberry32. For drawings only; money
 * and games have their own.
 */
export function seeded(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  // FNV leaves near seeds near; the finaliser of murmur3 throws them apart.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the choices, drawn from the seeded chance. */
export function pick<Choices extends readonly [unknown, ...unknown[]]>(
  chance: () => number,
  choices: Choices,
): Choices[number] {
  return choices[Math.floor(chance() * choices.length)] ?? choices[0]
}
