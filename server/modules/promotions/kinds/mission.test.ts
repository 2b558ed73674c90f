import { Money } from '@croupier/basis/money.ts'
import { expect, it } from 'vitest'
import { stepsOf } from './mission.ts'

const units = (text: string) => Money.parse(text, 'BDT').units
const steps = [
  { target: '1000', amount: '5' },
  { target: '5000', amount: '30' },
]
const terms = { gameType: null, period: 'once' as const, multiple: '1', steps }
const none = { validBet: 0n, rounds: 0n, deposits: 0n }

it.each([
  ['validBet', { ...none, validBet: units('999.99') }, [false, false]],
  ['validBet', { ...none, validBet: units('1000') }, [true, false]],
  ['validBet', { ...none, validBet: units('5200') }, [true, true]],
  ['rounds', { ...none, rounds: 999n }, [false, false]],
  ['rounds', { ...none, rounds: 5000n }, [true, true]],
  ['deposits', { ...none, deposits: units('1000'), validBet: units('9999') }, [true, false]],
] as const)('[E-04] by %s', (measure, measured, reached) => {
  expect(stepsOf({ ...terms, measure }, 'BDT', measured).map(({ isReached }) => isReached)).toEqual(reached)
})
