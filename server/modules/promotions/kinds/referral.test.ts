import { Money } from '@croupier/basis/money.ts'
import { describe, expect, it } from 'vitest'
import { commissionDue, countsUntil, occurrenceOfDay, occurrenceOfReferee, sumsFor } from './referral.ts'

const units = (text: string) => Money.parse(text, 'BDT').units
const terms = {
  deposited: '500',
  validBet: '2000',
  days: 30,
  forReferrer: '100',
  forReferee: null,
  tiers: ['0.05', '0.02'],
  multiple: '1',
}

describe('[E-05] what a friend brings', () => {
  it.each([
    ['499.99', '2000', false],
    ['500', '1999.99', false],
    ['500', '2000', true],
  ])('deposited %s and played %s: %s', (deposited, validBet, isGiven) => {
    const sums = sumsFor(terms, 'BDT', { registeredAt: 0, deposited: units(deposited), validBet: units(validBet) })
    expect(sums).toEqual(isGiven ? { referrer: units('100'), referee: 0n } : undefined)
  })

  it('counts for as many days as are promised', () => {
    const registeredAt = Date.parse('2026-11-01T09:30:00Z')
    expect(new Date(countsUntil(terms, { registeredAt })).toISOString()).toBe('2026-12-01T09:30:00.000Z')
  })

  it('is 50.00 and 8.00 of what two tiers play, and nothing of a third', () => {
    const lines = [
      { day: '2026-11-22', tier: 1, validBet: units('100000'), paid: 0n },
      { day: '2026-11-22', tier: 2, validBet: units('40000'), paid: 0n },
      { day: '2026-11-22', tier: 3, validBet: units('90000'), paid: 0n },
    ]
    expect(commissionDue(terms, 'BDT', lines).map(({ due }) => due)).toEqual([units('50'), units('8')])
  })

  it('is less than was paid where play is taken back, never below nothing', () => {
    const day = { day: '2026-11-22', tier: 1, paid: units('50') }
    const [less, none] = commissionDue(terms, 'BDT', [
      { ...day, validBet: units('80000') },
      { ...day, validBet: units('-10') },
    ])
    expect([less!.due - less!.paid, none!.due]).toEqual([units('-10'), 0n])
  })

  it('gives once for a friend, and once for a day', () => {
    expect([occurrenceOfReferee(7n), occurrenceOfDay('2026-11-22')]).toEqual(['referee:7', 'day:2026-11-22'])
  })
})
