import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkRandomness, failedTests } from './randomness.ts'

describe('[D-05] the machine’s randomness', () => {
  it('is fit to play with', () => {
    expect(() => checkRandomness()).not.toThrow()
  })

  it.each<[string, (bytes: number) => Uint8Array, string]>([
    ['nothing but zeros', (bytes) => new Uint8Array(bytes), 'monobit'],
    ['ones and zeros in turn', (bytes) => new Uint8Array(bytes).fill(0b10101010), 'runs'],
    ['text', (bytes) => Buffer.from('the quick brown fox '.repeat(bytes / 20)), 'poker'],
    ['too many ones', (bytes) => randomBytes(bytes).map((byte, at) => (at % 8 === 0 ? 255 : byte)), 'monobit'],
    ['one long run', (bytes) => randomBytes(bytes).fill(255, 100, 104), 'long run'],
  ])('is not taken where it is %s', (_what, draw, test) => {
    expect(failedTests(draw(2_500))).toContain(test)
    expect(() => checkRandomness(draw)).toThrow('fail the tests of randomness')
  })

  it('gets another try where a healthy one fails by chance', () => {
    let tries = 0
    const draw = (bytes: number) => (++tries === 1 ? new Uint8Array(bytes) : randomBytes(bytes))

    expect(() => checkRandomness(draw)).not.toThrow()
  })
})
