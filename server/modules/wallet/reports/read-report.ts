import { reportColumns } from '@croupier/api/wallet/reports/provider-reports.ts'
import { currencies } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { CsvBroken, csvLines } from '../../../platform/csv.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Movement } from './compare.ts'

type Column = (typeof reportColumns)[number]

const refused = (messageKey: string, entry?: string) =>
  new Refusal('request.invalid', {
    fields: [{ field: 'report', messageKey, ...(entry === undefined ? {} : { entry }) }],
  })

/** One line, or undefined where it cannot be read. */
function movementIn(cell: (column: Column) => string): Movement | undefined {
  const [kind, reference, payment, currency] = [cell('type'), cell('reference'), cell('payment'), cell('currency')]
  if (kind !== 'deposit' && kind !== 'payout') return undefined
  if ((reference === '' && payment === '') || reference.length > 200 || payment.length > 200) return undefined
  if (!currencies.has(currency)) return undefined
  const money = Money.read(cell('amount'), currency)
  if (!(money instanceof Money) || !money.isPositive) return undefined
  return { kind, reference: reference || null, payment: payment || null, currency, units: money.units }
}

/**
 * What a provider says moved. A report of which one line cannot be read is compared with nothing: what is left out would
 * look as if it were missing.
 * @throws Refusal request.invalid that names the line
 */
export function readReport(document: string): Movement[] {
  const found: Movement[] = []
  let places: Map<string, number> | undefined
  try {
    for (const { line, cells } of csvLines(document)) {
      if (!places) {
        places = new Map(cells.map((name, at) => [name.trim().toLowerCase(), at]))
        const missing = reportColumns.find((column) => !places?.has(column))
        if (missing !== undefined) throw refused('fault.column.missing', missing)
        continue
      }
      const at = places
      const movement = movementIn((column) => cells[at.get(column) ?? -1]?.trim() ?? '')
      if (!movement) throw refused('fault.report.line', String(line))
      found.push(movement)
    }
  } catch (error) {
    if (error instanceof CsvBroken) throw refused(error.messageKey, String(error.line))
    throw error
  }
  return found
}
