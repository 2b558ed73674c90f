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

/** Tells an operator at its box of what breaks a rule of its currency: `faultsOf` says where that stands in an entry. */
function telling<Value>(faultsOf: (value: Value, currency: string) => readonly (readonly PropertyKey[])[]) {
  return ({ value: all, issues }: z.core.ParsePayload<Partial<Record<string, Value>>>) => {
    for (const [code, value] of Object.entries(all)) {
      if (value === undefined || !currencies.has(code)) continue
      for (const place of faultsOf(value, code)) {
        issues.push({ code: 'custom', input: value, path: [code, ...place], message: 'fault.format', continue: true })
      }
    }
  }
}

/** What a setting says by currency: no amount is finer than people see it there, as none could be asked for or paid. */
export function byCurrency<Value extends Entry>(entry: z.ZodMiniType<Value>) {
  return z.record(z.string().check(z.refine((code) => currencies.has(code))), entry).check(
    telling<Value>((value, code) =>
      amountsOf(value)
        .filter(([, amount]) => !isAsSeen(code, amount))
        .map(([place]) => place),
    ),
  )
}

/** What is taken of a currency, by its code; nothing is of one that has no row. */
export type ByCurrency<Row> = Readonly<Partial<Record<string, Row>>>

/** Limits by currency, with rules of their own: `faultOf` names the field of a row that breaks one. */
export function limitsByCurrency<Row>(
  row: z.ZodMiniType<Row>,
  faultOf: (row: Row, currency: string) => PropertyKey | undefined,
): z.ZodMiniType<Partial<Record<string, Row>>> {
  return z.partialRecord(z.enum([...currencies.keys()]), row).check(
    telling<Row>((limits, code) => {
      const field = faultOf(limits, code)
      return field === undefined ? [] : [[field]]
    }),
  )
}
