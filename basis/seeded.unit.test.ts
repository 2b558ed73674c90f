import { describe, expect, it } from 'vitest'
import { pick, seeded } from './seeded.ts'

describe('seeded', () => {
  it('draws the same for the same seed, forever', () => {
    const chance = seeded('slots/lantern-court')

    expect([chance(), chance()].map((drawn) => drawn.toFixed(6))).toMatchInlineSnapshot(`
      [
        "0.850158",
        "0.909724",
      ]
    `)
  })

  it('spreads near seeds over all choices', () => {
    const choices = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const
    const counts = new Map<string, number>()
    for (let member = 0; member < 10_000; member += 1) {
      const chosen = pick(seeded(`member${member}`), choices)
      counts.set(chosen, (counts.get(chosen) ?? 0) + 1)
    }

    for (const choice of choices) expect(counts.get(choice)).toBeGreaterThan(850)
  })
})
