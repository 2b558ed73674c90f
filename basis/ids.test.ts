import { describe, expect, it } from 'vitest'
import { firstUuidv7At, uuidv7, uuidv7Time } from './ids.ts'

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('ids', () => {
  it('are version 7 UUIDs that say when they were minted', () => {
    for (const now of [0, 1, 2 ** 32 - 1, 2 ** 32, 1_790_000_000_000.9, 2 ** 48 - 1]) {
      expect(uuidv7(now)).toMatch(VERSION_7)
      expect(uuidv7Time(uuidv7(now))).toBe(Math.floor(now))
      expect(uuidv7(now) >= firstUuidv7At(now)).toBe(true)
    }
  })

  it('are not two the same, and every random bit is drawn', () => {
    const ids = Array.from({ length: 5_000 }, () => uuidv7(1_790_000_000_000))
    expect(new Set(ids).size).toBe(ids.length)
    for (const place of [...ids[0]!].keys()) {
      if ([8, 13, 14, 18, 23].includes(place) || place < 13) continue
      const digits = new Set(ids.map((id) => id[place]))
      expect(digits.size, `digit ${place}`).toBe(place === 19 ? 4 : 16)
    }
  })
})
