import { chanceText, heightText, skyLantern } from '@croupier/games/sky-lantern/rules.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstChoice, risen, stepped, withChanceText, withTarget, withTargetText } from './target.ts'

it('[D-03] begins at twice the stake', () => {
  expect([heightText(firstChoice.target), chanceText(firstChoice)]).toEqual(['2.00', '49.5000'])
})

it('[D-03] keeps target and chance of one choice together', () => {
  expect(withTargetText('10')).toEqual({ target: 1_000 })
  expect(withChanceText('9.9')).toEqual({ target: 1_000 })
  expect(withChanceText('33')).toEqual({ target: 300 })
  expect([stepped({ target: 200 }, 1), stepped({ target: 200 }, -1)]).toEqual([{ target: 210 }, { target: 190 }])
  expect(stepped({ target: 1_000 }, 1)).toEqual({ target: 1_100 })
  expect(stepped({ target: 1_000 }, -1)).toEqual({ target: 990 })
})

it('[D-03] reads nothing into what is no number', () => {
  for (const text of ['', 'x', '-1', '1e3', '1,5']) expect(withTargetText(text)).toBeUndefined()
  expect(withChanceText('0')).toBeUndefined()
})

it('[D-03] never offers what the rules refuse', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 2_000_000 }), (number) => {
      const choice = withTarget(number)
      return skyLantern.readChoice(skyLantern.writeChoice(choice)) !== undefined
    }),
  )
})

it('[D-03] rises from the ground to a thousand times', () => {
  expect([risen(99), risen(100), risen(100_000), risen(10_000_000)]).toEqual([0, 0, 1, 1])
  expect(risen(1_000)).toBeCloseTo(1 / 3)
})
