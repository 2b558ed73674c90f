import { assert } from '@croupier/basis/assert.ts'
import { LOST, type Spot, simpleSpot, spot, type TableGame, wonAt } from './table-game.ts'

/** Three dice, the lowest first. */
export type SicBoFacts = readonly [number, number, number]

const faces = [1, 2, 3, 4, 5, 6] as const
const sumOf = ([a, b, c]: SicBoFacts) => a + b + c
const isTriple = ([a, , c]: SicBoFacts) => a === c
const countOf = (dice: SicBoFacts, face: number) => dice.filter((die) => die === face).length

/** Of the sum of three dice; 3 and 18 are triples. */
const totals: Readonly<Record<number, string>> = {
  4: '62',
  5: '31',
  6: '18',
  7: '12',
  8: '8',
  9: '7',
  10: '6',
  11: '6',
  12: '7',
  13: '8',
  14: '12',
  15: '18',
  16: '31',
  17: '62',
}

const single = (face: number): Spot<SicBoFacts> =>
  spot(`SINGLE:${face}`, ['1', '2', '3'], (dice) => {
    const count = countOf(dice, face)
    return count === 0 ? LOST : wonAt(String(count))
  })

const pairs = faces.flatMap((one) => faces.filter((other) => other > one).map((other) => [one, other] as const))

const sorted = (dice: readonly number[]) => [...dice].sort((a, b) => a - b) as unknown as SicBoFacts

function countOutcomes(): { facts: SicBoFacts; weight: bigint }[] {
  const found = new Map<string, { facts: SicBoFacts; weight: bigint }>()
  for (const a of faces)
    for (const b of faces)
      for (const c of faces) {
        const facts = sorted([a, b, c])
        const known = found.get(facts.join())
        found.set(facts.join(), { facts, weight: (known?.weight ?? 0n) + 1n })
      }
  return [...found.values()]
}

export const sicBo: TableGame<SicBoFacts> = {
  code: 'SIC_BO',
  bettingMilliseconds: 20_000,
  dealingMilliseconds: 8_000,
  spots: [
    // A triple loses all four.
    simpleSpot('SMALL', '1', (dice) => !isTriple(dice) && sumOf(dice) <= 10),
    simpleSpot('BIG', '1', (dice) => !isTriple(dice) && sumOf(dice) >= 11),
    simpleSpot('ODD', '1', (dice) => !isTriple(dice) && sumOf(dice) % 2 === 1),
    simpleSpot('EVEN', '1', (dice) => !isTriple(dice) && sumOf(dice) % 2 === 0),
    ...Object.entries(totals).map(([total, pays]) =>
      simpleSpot<SicBoFacts>(`TOTAL:${total}`, pays, (dice) => sumOf(dice) === Number(total)),
    ),
    simpleSpot('ANYTRIPLE', '31', isTriple),
    ...faces.map((face) => simpleSpot<SicBoFacts>(`TRIPLE:${face}`, '180', (dice) => countOf(dice, face) === 3)),
    ...faces.map((face) => simpleSpot<SicBoFacts>(`DOUBLE:${face}`, '11', (dice) => countOf(dice, face) >= 2)),
    ...pairs.map(([one, other]) =>
      simpleSpot<SicBoFacts>(`PAIR:${one}-${other}`, '6', (dice) => countOf(dice, one) > 0 && countOf(dice, other) > 0),
    ),
    ...faces.map(single),
  ],
  deal: (entropy) => ({
    kind: 'sicBo',
    dice: [entropy.below(faces.length) + 1, entropy.below(faces.length) + 1, entropy.below(faces.length) + 1],
  }),
  factsOf(dealt) {
    assert(dealt.kind === 'sicBo', 'three dice')
    return sorted(dealt.dice)
  },
  outcomes: countOutcomes,
}
