import { Ratio } from '@croupier/basis/ratio.ts'
import { exactReturn, spotsOf, tableCodes } from '@croupier/games/tables/tables.ts'
import { expect, it } from 'vitest'
import { percentText, returnLines } from './returns.ts'

it('[D-03] returns are told exactly, and what is finer is cut', () => {
  expect(percentText(new Ratio(36n, 37n))).toBe('97.2972')
  expect(percentText(new Ratio(1n))).toBe('100.0000')
  expect(percentText(new Ratio(1n, 3000n))).toBe('0.0333')
})

it('[D-03] spots that share a line of the rules return the same', () => {
  const rules = { laPartage: false }
  for (const code of ['ROULETTE', 'SIC_BO', 'DRAGON_TIGER'] as const) {
    const lines = returnLines(code, rules)
    for (const { id, text } of spotsOf(code)) {
      const line = lines.find(({ kind, pays }) => kind === id.split(':')[0] && pays === text)
      expect(line?.returned).toBe(percentText(exactReturn(code, id, rules)))
    }
  }
  expect(returnLines('ROULETTE', rules).length).toBe(14)
  expect(tableCodes.every((code) => returnLines(code, rules).length > 0)).toBe(true)
})

it('[D-03] with half back on zero, even chances return more', () => {
  const red = (laPartage: boolean) =>
    returnLines('ROULETTE', { laPartage }).find(({ spot }) => spot === 'RED')?.returned
  expect([red(false), red(true)]).toEqual(['97.2972', '98.6486'])
})
