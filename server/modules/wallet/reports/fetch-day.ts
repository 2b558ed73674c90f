import * as z from 'zod/mini'
import { nameOfActor } from '../../../platform/actor.ts'
import { enqueue, type Job, job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { listProviders } from '../providers/payment-providers-store.ts'
import { hasReports, providerAccount } from '../providers/payment-providers.ts'
import { paymentProtocolsPort } from '../providers/payments-port.ts'
import { askForReport, BESIDE } from './ask-for-report.ts'
import { keepComparison } from './keep-comparison.ts'
import { isDayFetched } from './reports-store.ts'

/**
 * Compares a provider's day with our orders, once. A provider that does not answer, or is not ready, throws: it is asked again,
 * later each time, and the others are not kept from theirs.
 */
export const fetchDay: Job<{ provider: string; startsAt: number; endsAt: number }> = job(
  'wallet.fetchReport',
  z.object({ provider: z.string(), startsAt: z.number(), endsAt: z.number() }),
  async (ctx, { provider: code, startsAt: from, endsAt: until }) => {
    const provider = await providerAccount(ctx, ctx.db, code)
    if (!provider || (await isDayFetched(ctx.db, code, { from, until }))) return
    const theirs = await askForReport(ctx, provider, { from, until })
    if (!theirs) return
    const kept = await ctx.transaction(async ({ tx, clock, actor }) => {
      // Looked at again: another run of this job may have been as far.
      if (await isDayFetched(tx, code, { from, until })) return undefined
      const told = { provider: code, from, until, source: 'schedule', by: nameOfActor(actor), at: clock.now() } as const
      return keepComparison(tx, told, theirs)
    })
    if (kept && kept.differences > 0) {
      const { matched, differences } = kept
      ctx.log.warn({ provider: code, matched, differences }, 'payment provider report differs from our orders')
    }
  },
)

/** Asks each provider that has such reports for the day that ended, as soon as what lies beside it can be told too. */
export const fetchReports = job('wallet.fetchReports', scheduledPeriod, async (ctx, { startsAt, endsAt }) => {
  const protocols = new Set(ctx.use(paymentProtocolsPort).flatMap((each) => (hasReports(each) ? [each.protocol] : [])))
  const asked = (await listProviders(ctx.db)).filter(({ protocol }) => protocols.has(protocol))
  await ctx.transaction(async ({ tx }) => {
    for (const { code } of asked) {
      const options = { runAt: endsAt + 2 * BESIDE, key: `provider report ${code} ${startsAt}` }
      await enqueue(tx, fetchDay, { provider: code, startsAt, endsAt }, options)
    }
  })
})
