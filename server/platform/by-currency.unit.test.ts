import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { byCurrency, limitsByCurrency, settingAmount } from './by-currency.ts'

const amounts = byCurrency(settingAmount)
const rules = byCurrency(z.strictObject({ minimum: settingAmount, count: z.int() }))
const placesOf = (schema: z.ZodMiniType, value: unknown) => [
  ...new Set(z.safeParse(schema, value).error?.issues.map(({ path }) => path.join('.'))),
]

it.each([
  [{ BDT: '10000', USD: '0.01', USDT: '0.01', BTC: '0.00000001', ETH: '0' }, []],
  [{ BDT: '1.001' }, ['BDT']],
  [{ USDT: '0.001', BTC: '0.001' }, ['USDT']],
  [{ BTC: '0.000000001' }, ['BTC']],
  [{ XXX: '1' }, ['XXX']],
  [{ BDT: '-1' }, ['BDT']],
])('amounts by currency are as fine as people see them: %j', (value, places) => {
  expect(placesOf(amounts, value)).toEqual(places)
})

it('names the field of a rule', () => {
  expect(placesOf(rules, { BTC: { minimum: '0.0005', count: 5 }, BDT: { minimum: '0.0005', count: 5 } })).toEqual([
    'BDT.minimum',
  ])
})

it('names the field that breaks a rule of its own', () => {
  const limits = limitsByCurrency(z.strictObject({ least: settingAmount, most: settingAmount }), ({ least, most }) =>
    Number(most) < Number(least) ? 'most' : undefined,
  )
  expect(placesOf(limits, { BDT: { least: '1', most: '2' } })).toEqual([])
  expect(placesOf(limits, { BDT: { least: '1', most: '2' }, BTC: { least: '2', most: '1' } })).toEqual(['BTC.most'])
})
