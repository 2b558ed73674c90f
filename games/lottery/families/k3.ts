import type { BetType, Drawn, Family } from '../bet-type.ts'
import { choose, sum, tuples } from '../combinations.ts'
import { numberSigns, readRows } from '../contents.ts'
import { equally, fraction, oneSignEach, readBanked, unitsByHits, unitsOf, whole, winning } from '../make-bets.ts'

const DICE = 3
const faces = numberSigns(1, 6, 1)
const sumSigns = numberSigns(3, 18, 1)
const space = () => equally(tuples(faces, DICE))
const counts = (drawn: Drawn, face: string) => drawn.filter((each) => each === face).length

const waysOfSum = new Map<string, number>()
for (const tuple of tuples(faces, DICE)) {
  const sign = String(sum(tuple.map(Number)))
  waysOfSum.set(sign, (waysOfSum.get(sign) ?? 0) + 1)
}

const named = (name: string, local: string, window: string, example: string) => ({
  code: `${name}_K3`,
  local,
  window,
  method: name,
  example,
  space,
})

/** So many different faces, in any order. */
function different(taken: number, ways: number, local: string): BetType {
  const odds = fraction(216, ways)
  return {
    ...named(`Different_${taken}`, local, `Different`, '1246'),
    price: 1,
    pad: { kind: 'rows', rows: [''], choices: faces, joiner: '', banker: taken },
    read(content) {
      const chosen = readBanked(content, faces, '', taken)
      if (!chosen) return undefined
      const units = unitsOf(chosen, taken)
      return {
        units,
        odds,
        most: odds.times(BigInt(Math.min(units, choose(DICE, taken)))),
        wins: (drawn) => winning(unitsByHits(chosen, taken, drawn)[taken]!, odds),
      }
    },
  }
}

const isRun = (drawn: Drawn) => {
  const [a, b, c] = drawn.map(Number).sort((one, two) => one - two) as [number, number, number]
  return b === a + 1 && c === b + 1
}

const singleSame: BetType = {
  ...named('Single_Same_2', '二同号单选', 'Same2', '5_12'),
  price: 1,
  pad: { kind: 'rows', rows: ['pair', 'single'], choices: faces, joiner: '' },
  read(content) {
    const rows = readRows(content, 2, faces, '')
    if (!rows) return undefined
    const [pairs, singles] = rows as [string[], string[]]
    const units = sum(pairs.map((pair) => singles.filter((single) => single !== pair).length))
    const odds = whole(72)
    if (units === 0) return undefined
    return {
      units,
      odds,
      most: odds,
      wins(drawn) {
        const pair = faces.find((face) => counts(drawn, face) === 2)
        const single = faces.find((face) => counts(drawn, face) === 1)
        const isWon = pair !== undefined && pairs.includes(pair) && singles.includes(single!)
        return winning(isWon ? 1 : 0, odds)
      },
    }
  },
}

export const k3: Family = {
  code: 'K3',
  isHouse: true,
  separator: ',',
  isResult: (drawn) => drawn.length === DICE && drawn.every((face) => faces.includes(face)),
  draw: (below) => Array.from({ length: DICE }, () => String(below(6) + 1)),
  drawing: `${DICE} numbers, each below(6) + 1`,
  bets: [
    oneSignEach(named('Sum', '和值', 'Sum', '3-10'), {
      choices: sumSigns,
      joiner: '-',
      most: 1,
      odds: (sign) => fraction(216, waysOfSum.get(sign)!),
      winners: (drawn) => [String(sum(drawn.map(Number)))],
    }),
    oneSignEach(named('Sum_BS_OE', '和值大小单双', 'Sum', '02'), {
      choices: ['0', '1', '2', '3'],
      joiner: '',
      words: 'bsoe',
      most: 2,
      odds: () => whole(2),
      winners(drawn) {
        const total = sum(drawn.map(Number))
        return [total >= 11 ? '0' : '1', total % 2 === 1 ? '2' : '3']
      },
    }),
    oneSignEach(named('All_Same_3', '三同号通选', 'Same3', '0'), {
      choices: ['0'],
      joiner: '',
      words: 'triple',
      most: 1,
      odds: () => whole(36),
      winners: (drawn) => (new Set(drawn).size === 1 ? ['0'] : []),
    }),
    oneSignEach(named('Single_Same_3', '三同号单选', 'Same3', '15'), {
      choices: faces,
      joiner: '',
      most: 1,
      odds: () => whole(216),
      winners: (drawn) => (new Set(drawn).size === 1 ? [drawn[0]!] : []),
    }),
    oneSignEach(named('All_Even_3', '三连号通选', 'Run', '1'), {
      choices: ['1'],
      joiner: '',
      words: 'run',
      most: 1,
      odds: () => whole(9),
      winners: (drawn) => (isRun(drawn) ? ['1'] : []),
    }),
    different(3, 6, '三不同号'),
    oneSignEach(named('Multi_Same_2', '二同号复选', 'Same2', '5'), {
      choices: faces,
      joiner: '',
      most: 1,
      odds: () => fraction(216, 16),
      winners: (drawn) => faces.filter((face) => counts(drawn, face) >= 2),
    }),
    singleSame,
    different(2, 30, '二不同号'),
    oneSignEach(named('Any_Code_Win', '独胆', 'Any', '16'), {
      choices: faces,
      joiner: '',
      most: 3,
      odds: () => fraction(216, 91),
      winners: (drawn) => [...new Set(drawn)],
    }),
  ],
}
