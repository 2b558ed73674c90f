import { Ratio } from '@croupier/basis/ratio.ts'
import { describe, expect, it } from 'vitest'
import { families } from './families.ts'
import { parOf } from './par.ts'

describe.each(families.map((family) => [family.code, family] as const))('[D-07] %s', (_code, family) => {
  it.each(family.bets.map((type) => [type.code, type] as const))('counts %s', (_name, type) => {
    const bet = type.read(type.example)
    expect(bet).toBeDefined()
    expect(bet!.units).toBeGreaterThan(0)
    const { rtp } = parOf(type)
    if (family.isHouse) expect(`${rtp.numerator}/${rtp.denominator}`).toBe('1/1')
    else expect(rtp.compare(new Ratio(1n))).toBeLessThan(0n)
  })
})
