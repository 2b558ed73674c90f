import { dice } from '@croupier/games/dice/rules.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  chanceText,
  firstChoice,
  multiplierShown,
  targetRange,
  targetText,
  turned,
  withChanceText,
  withFaces,
  withMultiplierText,
  withTarget,
  withTargetText,
} from './choice.ts'

it('[D-05] begins at twice the stake', () => {
  expect([targetText(firstChoice), chanceText(firstChoice), multiplierShown(firstChoice)]).toEqual([
    '50.49',
    '49.50',
    '2.0000',
  ])
})

it('[D-05] keeps target, chance and multiplier of one choice together', () => {
  const quarter = withChanceText(firstChoice, '25')!
  expect([targetText(quarter), multiplierShown(quarter)]).toEqual(['74.99', '3.9600'])
  const tenfold = withMultiplierText(firstChoice, '9.9')!
  expect([targetText(tenfold), chanceText(tenfold)]).toEqual(['89.99', '10.00'])
  expect(chanceText(withTargetText(turned(firstChoice), '10.00')!)).toBe('10.00')
  expect(chanceText(turned(quarter))).toBe('25.00')
})

it('[D-05] reads nothing into what is no number', () => {
  for (const text of ['', 'x', '-1', '1e3', '1,5']) expect(withChanceText(firstChoice, text)).toBeUndefined()
  expect(withMultiplierText(firstChoice, '0')).toBeUndefined()
})

it('[D-05] never offers what the rules refuse', () => {
  const offered = (choice: typeof firstChoice) => dice.readChoice(dice.writeChoice(choice)) !== undefined
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: -20_000, max: 20_000 }), (over, number) => {
      const start = { over, target: 5000 }
      const [lowest, highest] = targetRange(start)
      return (
        offered(withFaces(start, number)) &&
        offered(withTarget(start, number)) &&
        offered({ over, target: lowest }) &&
        offered({ over, target: highest })
      )
    }),
  )
})
