import { setTimeout as sleep } from 'node:timers/promises'
import { type ContractPeriod, type ContractKind, periodsOf } from '@croupier/api/contracts/contract-terms.ts'
import { settlePeriod } from '@croupier/api/contracts/staff-contracts.ts'
import { periodAt } from '@croupier/basis/period.ts'
import type { OwnScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { brand } from '../../settings/index.ts'
import { amountText } from '../../wallet/index.ts'
import { lengthsOf } from '../agreements/contracts-store.ts'
import { describeLines, describeRun } from '../describe-contract.ts'
import { drawUp } from '../reckoning/draw-up.ts'
import { zoneOf } from '../reckoning/counting.ts'
import { isCounted, isSettledBefore } from './run-settlements.ts'
import { linesOf, paidInRun, runAt, type RunKey } from './runs-store.ts'
import { settle } from './settle.ts'

/** Waits a while for what was announced to be counted. */
const PATIENCE_MILLISECONDS = 15_000

async function waitUntilCounted(ctx: OwnScope, before: number): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MILLISECONDS
  for (;;) {
    if (await isCounted(ctx.db, before)) return true
    if (performance.now() > deadline) return false
    await sleep(200)
  }
}

/** As asked; else the one length that contracts of the kind have, or the kind's first. */
async function lengthFor(
  ctx: OwnScope,
  kind: ContractKind,
  currency: string,
  asked: ContractPeriod | undefined,
): Promise<ContractPeriod | undefined> {
  const possible: readonly ContractPeriod[] = periodsOf[kind]
  if (asked !== undefined) return possible.includes(asked) ? asked : undefined
  if (possible.length === 1) return possible[0]
  const known = await lengthsOf(ctx.db, kind, currency)
  return known.length > 1 ? undefined : (known[0] ?? possible[0])
}

export default implement(settlePeriod, async (ctx, { kind, at, length, currency: wanted, isDryRun }) => {
  const currency = wanted ?? ctx.use(settingsPort).read(brand).currency
  const period = await lengthFor(ctx, kind, currency, length)
  if (!period) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'length', messageKey: 'fault.required' }] })
  }
  const { startsAt: from, endsAt: until } = periodAt(period, zoneOf(ctx), at)
  // Where the zone was changed, a run of other periods may have settled the instant, or part of this one.
  const found = await runAt(ctx.db, { kind, period, currency, startsAt: from, endsAt: until }, at)
  const known = found.run
  const key: RunKey = found.run ?? found.key
  const { startsAt, endsAt } = key
  const now = ctx.clock.now()
  if (endsAt > now && !isDryRun) throw ctx.refusal('settlement.period.open')
  if (!known && !(await waitUntilCounted(ctx, Math.min(endsAt, now)))) throw ctx.refusal('settlement.behind')
  if (!known && !isDryRun && !(await isSettledBefore(ctx, key))) throw ctx.refusal('settlement.before.open')

  if (!known && isDryRun) {
    const { lines, companyTotal } = await drawUp(ctx, ctx.db, key)
    return {
      runId: null,
      kind,
      length: period,
      currency,
      period: new Date(startsAt).toISOString(),
      endsAt,
      state: 'dry-run' as const,
      companyTotal: amountText(currency, companyTotal),
      madeAt: null,
      lines: await describeLines(ctx.db, currency, lines),
    }
  }
  const run = isDryRun ? known! : await settle(ctx, key)
  const paid = (await paidInRun(ctx.db, [run.id])).get(run.id) ?? 0n
  return { ...describeRun(run, paid), lines: await describeLines(ctx.db, currency, await linesOf(ctx.db, run.id)) }
})
