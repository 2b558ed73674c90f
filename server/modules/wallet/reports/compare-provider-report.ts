import { compareProviderReport } from '@croupier/api/wallet/reports/compare-provider-report.ts'
import { coinsOf } from '@croupier/api/wallet/coin-rates.ts'
import { assert } from '@croupier/basis/assert.ts'
import { currencies } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { findProvider } from '../providers/payment-providers-store.ts'
import { amountText } from '../purses/purses.ts'
import { compare, type Movement } from './compare.ts'
import { describeReport } from './describe-report.ts'
import { readReport } from './read-report.ts'
import { findReport, insertDifferences, insertReport, type OurMovement, ourMovements } from './reports-store.ts'

/** What the provider moved: of a deposit what it said arrived, of a payout what it was asked to send, in its coin. */
function moved({ kind, reference, payment, currency, told, units, coin, rate }: OurMovement): Movement | undefined {
  if (kind === 'payout') {
    const isCoin = coin !== null && rate !== null
    const sent = isCoin ? { currency: coin, units: coinsOf(rate, coin, units, currency) } : { currency, units }
    return { kind, reference, payment, ...sent }
  }
  // A currency that nobody here knows waits for an operator already.
  const money = currencies.has(currency) && told !== null ? Money.read(told, currency) : undefined
  return money instanceof Money ? { kind, reference, payment, currency, units: money.units } : undefined
}

export default implement(compareProviderReport, async (ctx, { code, from, until, report }) => {
  const { tx } = ctx
  if (!(await findProvider(tx, code))) throw ctx.refusal('payment.provider.unknown')
  if (until <= from) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'until', messageKey: 'fault.format' }] })
  }
  const theirs = readReport(report)
  const named = {
    references: theirs.flatMap(({ reference }) => reference ?? []),
    payments: theirs.flatMap(({ payment }) => payment ?? []),
  }
  const times = new Map<Movement, number>()
  for (const row of await ourMovements(tx, code, { from, until }, named)) {
    const movement = moved(row)
    if (movement) times.set(movement, row.at)
  }
  const isInPeriod = (movement: Movement) => {
    const at = times.get(movement) ?? 0
    return at >= from && at < until
  }
  const { matched, differences } = compare(theirs, [...times.keys()], isInPeriod)
  const by = nameOfActor(ctx.actor)
  const id = await insertReport(tx, { provider: code, from, until, by, at: ctx.clock.now(), matched })
  const text = (units: bigint | null, currency: string) => (units === null ? null : amountText(currency, units))
  await insertDifferences(
    tx,
    id,
    differences.map((each) => ({
      ...each,
      theirs: text(each.theirs, each.currency),
      ours: text(each.ours, each.currency),
    })),
  )
  const made = await findReport(tx, id)
  assert(made, 'what was written is there')
  return describeReport(made)
})
