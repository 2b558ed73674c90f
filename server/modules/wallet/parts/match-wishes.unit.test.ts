import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchWishes } from './match-wishes.ts'

const waiting = (...rooms: bigint[]) => rooms.map((room, n) => ({ id: BigInt(n), memberId: BigInt(n), room }))
const wishes = (...amounts: bigint[]) => amounts.map((amount, n) => ({ amount, payerId: BigInt(100 + n) }))

describe('[B-04] which withdrawal a deposit pays', () => {
  it('is the one that has waited longest and has room for the whole of it', () => {
    expect(matchWishes(wishes(600n, 500n, 400n, 500n, 1n), waiting(1000n, 1000n))).toEqual([0, 1, 0, 1, undefined])
  })

  it('is never the payer’s own', () => {
    expect(matchWishes([{ amount: 5n, payerId: 0n }], waiting(5n, 5n))).toEqual([1])
    expect(matchWishes([{ amount: 5n, payerId: 0n }], waiting(5n))).toEqual([undefined])
  })

  it('never promises more than there is, and leaves out only who fits nowhere', () => {
    const amount = fc.bigInt({ min: 1n, max: 20n })
    const asked = fc.array(fc.record({ amount, payerId: fc.bigInt({ min: 0n, max: 5n }) }), { maxLength: 30 })
    const there = fc.array(fc.record({ room: amount, memberId: fc.bigInt({ min: 0n, max: 5n }) }), { maxLength: 15 })
    fc.assert(
      fc.property(asked, there, (wanted, standing) => {
        const rows = standing.map((each, n) => ({ ...each, id: BigInt(n) }))
        const left = rows.map(({ room }) => room)
        for (const [n, place] of matchWishes(wanted, rows).entries()) {
          const wish = wanted[n]!
          const first = rows.findIndex(({ memberId }, at) => left[at]! >= wish.amount && memberId !== wish.payerId)
          expect(place ?? -1).toBe(first)
          if (place !== undefined) left[place]! -= wish.amount
        }
        expect(left.every((room) => room >= 0n)).toBe(true)
      }),
    )
  })
})
