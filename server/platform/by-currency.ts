import { currencies, isAsSeen } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'

/** An amount of a setting, nothing included: a plain decimal of main units. How fine it may be is its currency's. */
export const settingAmount = z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/))

type Entry = string | object

/** The amounts of an entry with where they stand in it: itself, or each of its fields. */
function amountsOf(entry: Entry): [string[], string][] {
  if (typeof entry === 'string') return [[[], entry]]
  return Object.entries(entry).flatMap(([name, value]) => (typeof value === 'string' ? [[[name], value]] : []))
}

/** What a setting says by currency: no amount is finer than people see it there, as none could be asked for or paid. */
export function byCurrency<Value extends Entry>(entry: z.ZodMiniType<Value>) {
  return z.record(z.string().check(z.refine((code) => currencies.has(code))), entry).check((ctx) => {
    for (const [code, value] of Object.entries<Value>(ctx.value)) {
      for (const [place, amount] of amountsOf(value)) {
        if (!currencies.has(code) || isAsSeen(code, amount)) continue
        ctx.issues.push({
          code: 'custom',
          input: amount,
          path: [code, ...place],
          message: 'fault.format',
          continue: true,
        })
      }
    }
  })
}
