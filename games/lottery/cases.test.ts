import { Money } from '@croupier/basis/money.ts'
import { expect, it } from 'vitest'
import { cases } from './cases.ts'
import { betTypeOf, familyCalled, readDrawn } from './families.ts'
import { payoutOfLine, rebateOf, shareOf, wonBy } from './prize-group.ts'

it.each(cases.map((one) => [`${one.family} ${one.code} ${one.content}`, one] as const))(
  '[D-07] %s pays what the brief says',
  (_name, { family: code, content, drawn: text, ...one }) => {
    const family = familyCalled(code)!
    const type = betTypeOf(family, one.code)!
    const bet = type.read(content)!
    const drawn = readDrawn(family, text)!
    const group = one.group ?? 1960
    const unitStake = Money.parse(one.unitValue ?? '1', 'BDT').units * BigInt(one.multiple ?? 1)
    const stake = unitStake * BigInt(bet.units * type.price)

    expect(bet.units).toBe(one.units)
    expect(bet.wins(drawn).reduce((total, { units }) => total + units, 0)).toBe(one.winning)
    expect(new Money('BDT', payoutOfLine(wonBy(bet, drawn), shareOf(family, group), unitStake)).toString()).toBe(
      one.payout,
    )
    expect(wonBy(bet, drawn).compare(bet.most) <= 0n).toBe(true)
    if (one.stake) expect(new Money('BDT', stake).toString()).toBe(one.stake)
    expect(new Money('BDT', rebateOf(family, 1960, group, stake)).toString()).toBe(one.rebate ?? '0.00')
  },
)
