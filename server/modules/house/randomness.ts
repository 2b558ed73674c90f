import { randomBytes } from 'node:crypto'
import { openEntropy } from '@croupier/games/index.ts'

const SAMPLE_BYTES = 2_500
const SAMPLES = 3

/** Which of the power-up tests of FIPS 140-2 (4.9.1) 20,000 bits fail. Each is failed by chance once in 10,000 or less. */
export function failedTests(sample: Uint8Array): string[] {
  const bits = [...sample].flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1))
  const failed: string[] = []

  const ones = bits.reduce((sum, bit) => sum + bit, 0)
  if (ones <= 9_725 || ones >= 10_275) failed.push('monobit')

  const nibbles = Array.from({ length: 16 }, () => 0)
  for (const byte of sample) {
    nibbles[byte >> 4]! += 1
    nibbles[byte & 15]! += 1
  }
  const poker = (16 / 5_000) * nibbles.reduce((sum, count) => sum + count * count, 0) - 5_000
  if (poker <= 2.16 || poker >= 46.17) failed.push('poker')

  const runs = [0, 1].map(() => Array.from({ length: 7 }, () => 0))
  let [longest, length] = [0, 0]
  for (const [at, bit] of bits.entries()) {
    length += 1
    if (bits[at + 1] === bit) continue
    runs[bit]![Math.min(length, 6)]! += 1
    longest = Math.max(longest, length)
    length = 0
  }
  const allowed = [
    [2_315, 2_685],
    [1_114, 1_386],
    [527, 723],
    [240, 384],
    [103, 209],
    [103, 209],
  ] as const
  const isOff = runs.some((own) => allowed.some(([least, most], at) => own[at + 1]! < least || own[at + 1]! > most))
  if (isOff) failed.push('runs')
  if (longest >= 26) failed.push('long run')
  return failed
}

/** What the stream of known seeds must begin with, into its second block; computed apart from it. */
const KNOWN = {
  seeds: { serverSeed: 'known', clientSeed: 'answer', nonce: 1 },
  words: [965736403, 2907936162, 2377831426, 786682254, 526620419, 3519662487, 4021250647, 2941294516, 3454057957],
}

/**
 * Proves at start that chance is chance: the machine's generator against the power-up tests, the games' stream against
 * known answers. One sample of a healthy generator fails once in some thousand starts, so it has three tries.
 * @throws where in-house games must not be opened
 */
export function checkRandomness(draw: (bytes: number) => Uint8Array = randomBytes): void {
  const entropy = openEntropy(KNOWN.seeds)
  if (KNOWN.words.some((word) => entropy.below(2 ** 32) !== word)) {
    throw new Error('the entropy of in-house games does not give its known answers')
  }
  const found = Array.from({ length: SAMPLES }, () => failedTests(draw(SAMPLE_BYTES)))
  if (found.every((failed) => failed.length > 0)) {
    throw new Error(`the machine's random numbers fail the tests of randomness: ${found.flat().join(', ')}`)
  }
}
