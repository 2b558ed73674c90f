import { describe, expect, it } from 'vitest'
import { pointsDue, settlePoints } from './earn-rate.ts'

const BDT = 1_000_000n

describe('[E-07] earn: points by valid bets at the exchange-rate table', () => {
  it.each([
    // valid bet in BDT, valid bets for one point, hundredths of a point
    { validBet: '333.33', per: '100', due: 333n },
    { validBet: '666.66', per: '100', due: 666n },
    { validBet: '1000.00', per: '100', due: 1_000n },
    { validBet: '0.99', per: '100', due: 0n },
    { validBet: '1.00', per: '100', due: 1n },
    { validBet: '199.999999', per: '200', due: 99n },
    { validBet: '10', per: '0.01', due: 100_000n },
    { validBet: '0', per: '100', due: 0n },
    { validBet: '-50', per: '100', due: 0n },
  ])('$validBet at 1 point for $per is $due hundredths, rounded down', ({ validBet, per, due }) => {
    const units = (text: string) => {
      const [whole = '', fraction = ''] = text.split('.')
      return BigInt(whole + fraction.padEnd(6, '0'))
    }
    expect(pointsDue(units(validBet), units(per))).toBe(due)
  })

  it('is nothing in a category without a rate', () => {
    expect(pointsDue(1_000_000n * BDT, null)).toBe(0n)
  })
})

describe('[E-07] points that corrections take are never taken below zero', () => {
  it.each([
    { due: 500n, balance: 0n, owed: 0n, change: 500n, left: 0n },
    { due: -300n, balance: 500n, owed: 0n, change: -300n, left: 0n },
    { due: -300n, balance: 100n, owed: 0n, change: -100n, left: 200n },
    { due: -300n, balance: 0n, owed: 50n, change: 0n, left: 350n },
    { due: 120n, balance: 0n, owed: 200n, change: 0n, left: 80n },
    { due: 250n, balance: 40n, owed: 200n, change: 50n, left: 0n },
    // What is there by now pays what is owed.
    { due: 0n, balance: 70n, owed: 50n, change: -50n, left: 0n },
  ])('due $due, there $balance, owed $owed: books $change and owes $left', ({ due, balance, owed, change, left }) => {
    expect(settlePoints(due, { balance, owed })).toEqual({ change, owed: left })
  })
})
