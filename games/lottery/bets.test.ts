import { Ratio } from '@croupier/basis/ratio.ts'
import { describe, expect, it } from 'vitest'
import { betTypeOf, families, familyCalled } from './families.ts'
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

  it.each(family.bets.map((type) => [type.code, type] as const))(
    'says what one winning unit of %s pays',
    (_name, type) => {
      const bet = type.read(type.example)!
      let best = new Ratio(0n)
      for (const { drawn } of type.space()) {
        for (const { odds } of bet.wins(drawn)) if (odds.compare(best) > 0n) best = odds
      }
      expect(bet.odds.compare(best)).toBe(0n)
      expect(bet.odds.compare(bet.most)).toBeLessThanOrEqual(0n)
    },
  )
})

it.each<[family: string, code: string, base: string]>([
  ['SSC', 'Last3Straight', '1000'],
  ['SSC', 'Last3Join', '1000'],
  ['SSC', 'Last3Sum', '1000'],
  ['SSC', 'Last2Com', '50'],
  ['SSC', 'Last3Com3', '1000/3'],
  ['SSC', 'Last3Com6', '1000/6'],
  ['SSC', 'FixedPlace', '10'],
  ['SSC', 'Any2Straight', '100'],
  ['SSC', 'Last2BSOE', '4'],
  ['SSC', 'Sum_BSOE', '2'],
  ['K3', 'Different_2_K3', '36/5'],
  ['K3', 'Any_Code_Win_K3', '216/91'],
  ['11X5', 'Any3_11X5', '165/10'],
  ['11X5', 'FixedPlace_11X5', '11'],
  ['PK10', 'First5Fixed_PK10', '10'],
  ['XSMB', 'Lo2', '99'],
  ['XSMB', 'Lo3', '960'],
  ['XSMB', 'Lo4', '8880'],
  ['XSMB', 'Xien2', '17'],
  ['XSMB', 'DeDau', '99'],
  ['XSMN', 'Lo2', '99'],
  ['XSMN', 'Xien3', '150'],
  ['THAI', '3Top', '900'],
  ['THAI', '3Tod', '150'],
  ['THAI', '3Front', '450'],
  ['THAI', 'RunTop', '16/5'],
  ['THAI', 'Ticket', '6000000'],
  ['4D', 'Big', '2500'],
  ['4D', 'Small', '3500'],
  ['4D', 'iBoxBig', '209'],
])('[D-07] [K-04] one winning unit of %s %s pays %s', (family, code, base) => {
  const [numerator, denominator = '1'] = base.split('/')
  const type = betTypeOf(familyCalled(family)!, code)!
  expect(type.read(type.example)!.odds.compare(new Ratio(BigInt(numerator!), BigInt(denominator)))).toBe(0n)
})
