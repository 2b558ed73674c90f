import { Money } from '@croupier/basis/money.ts'
import type { BetType } from '@croupier/games/lottery/bet-type.ts'
import { families } from '@croupier/games/lottery/families.ts'
import { HIGHEST_GROUP } from '@croupier/games/lottery/prize-group.ts'
import { expect, it } from 'vitest'
import { limitsOf } from './limits.ts'
import { unitValues } from './lottery-settings.ts'
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
    const within = (amount: bigint, most: string) => amount <= Money.parse(most, 'BDT').units
    for (const type of family.bets) {
      const limits = limitsOf({ family: code, limits: {} }, type.code)
      for (const unitValue of unitValues.initial) {
        const [line] = readLines(family, [{ playCode: type.code, content: oneUnit(type), unitValue, multiple: 1 }], {
          draws: 1,
          currency: 'BDT',
          ownGroup: HIGHEST_GROUP,
          unitValues: unitValues.initial,
          oddsShares: null,
          names: ownFieldNames,
          purchase: { numbers: 0 },
        })
        const isTaken =
          within(line!.line.stake, limits.stake) &&
          [limits.linePayout, limits.memberPayout, limits.drawPayout].every((most) => within(line!.most, most)) &&
          exposedNumbers(family, [line!]).every(({ most }) => within(most, limits.numberPayout))
        expect([type.code, unitValue, isTaken]).toEqual([type.code, unitValue, true])
      }
    }
  },
)
