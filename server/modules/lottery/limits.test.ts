import { currencies } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import type { BetType } from '@croupier/games/lottery/bet-type.ts'
import { families } from '@croupier/games/lottery/families.ts'
import { HIGHEST_GROUP } from '@croupier/games/lottery/prize-group.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { limitsOf } from './limits.ts'
import { fieldFaultsOf } from '../../platform/field-faults.ts'
import { limits, resultSources } from './lottery-settings.ts'
import { exposedNumbers, ownFieldNames, readLines } from './read-lines.ts'

/** The first sign of every row, or as many as make a bet. */
function oneUnit({ pad, example, read }: BetType): string {
  const choices = [...pad.choices]
  for (let taken = 1; taken <= choices.length; taken += 1) {
    const row = choices.slice(0, taken).join(pad.joiner)
    const content = pad.rows.map((_, at) => (at > 0 && pad.mayBeEmpty ? '#' : row)).join('_')
    if (read(content)) return content
  }
  return example
}

it.each(families.map((family) => [family.code, family] as const))(
  '[D-07] a single unit of every bet of %s is within what a lottery takes where nobody changed it, at every unit value',
  (code, family) => {
    for (const currency of currencies.keys()) {
      const { unitValues } = limits.initial[currency]!
      const within = (amount: bigint, most: string) => amount <= Money.parse(most, currency).units
      for (const type of family.bets) {
        const own = limitsOf({ family: code, limits: {} }, limits.initial, currency, type.code)!
        for (const unitValue of unitValues) {
          const [line] = readLines(family, [{ playCode: type.code, content: oneUnit(type), unitValue, multiple: 1 }], {
            draws: 1,
            currency,
            ownGroup: HIGHEST_GROUP,
            unitValues,
            oddsShares: null,
            names: ownFieldNames,
            purchase: { numbers: 0 },
          })
          const isTaken =
            within(line!.line.stake, own.stake) &&
            [own.linePayout, own.memberPayout, own.drawPayout].every((most) => within(line!.most, most)) &&
            exposedNumbers(family, [line!]).every(({ most }) => within(most, own.numberPayout))
          expect([currency, type.code, unitValue, isTaken]).toEqual([currency, type.code, unitValue, true])
        }
      }
    }
  },
)

describe('[D-07] limits of lotteries by currency', () => {
  it('[D-07] stand for every currency at first, each with a unit that people can see', () => {
    expect(z.safeParse(limits.schema, limits.initial).success).toBe(true)
    for (const code of currencies.keys()) expect(limits.initial[code]!.unitValues.length).toBeGreaterThan(0)
    expect(limits.initial['BDT']!.unitValues).toEqual(['2', '1', '0.2', '0.1'])
  })

  it.each([
    [{ XYZ: limits.initial['BDT'] }, 'XYZ'],
    [{ BDT: { ...limits.initial['BDT'], stake: '0.0000001' } }, 'BDT.stake'],
    [{ BDT: { ...limits.initial['BDT'], unitValues: ['0.0000001'] } }, 'BDT.unitValues'],
    [{ BDT: { ...limits.initial['BDT'], linePayout: '0' } }, 'BDT.linePayout'],
  ])('[D-07] are refused where they are no amounts: %#', (value, field) => {
    const { error } = z.safeParse(limits.schema, value)
    expect(fieldFaultsOf(error!).map((fault) => fault.field || 'XYZ')).toContain(field)
  })
})

describe('[D-07] [H-01] publishers of results', () => {
  const gazette = { name: 'gazette', url: 'https://gazette.example/results' }
  const radio = { name: 'radio', url: 'https://radio.example:8443/results' }

  it.each<[what: string, value: object[], faults: string[]]>([
    ['of two hosts are taken', [gazette, radio], []],
    ['of one host are not', [gazette, radio, { name: 'again', url: 'https://GAZETTE.example:444/' }], ['2.url']],
    [
      'of one host are not, however it is written',
      [gazette, { ...radio, url: 'https://gazette.example./' }],
      ['1.url'],
    ],
    ['may not report as operators do', [gazette, { ...radio, name: 'staff:anika' }], ['1.name']],
    ['need an address', [gazette, { ...radio, url: 'radio' }], ['1.url']],
  ])('%s', (_what, value, faults) => {
    const { error } = z.safeParse(resultSources.schema, value)
    expect(error ? fieldFaultsOf(error).map(({ field }) => field) : []).toEqual(faults)
  })
})
