import { fetchProviderReport } from '@croupier/api/wallet/reports/fetch-provider-report.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { providerAccount } from '../providers/payment-providers.ts'
import { PaymentOutcomeUnknown } from '../providers/payments-port.ts'
import { askForReport } from './ask-for-report.ts'
import { describeReport } from './describe-report.ts'
import { keepComparison } from './keep-comparison.ts'

export default implement(fetchProviderReport, async (ctx, { code, from, until: asked }) => {
  const provider = await providerAccount(ctx, ctx.db, code)
  if (!provider) throw ctx.refusal('payment.provider.unknown')
  // Of what is to come nobody knows.
  const until = Math.min(asked, ctx.clock.now())
  if (until <= from) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'until', messageKey: 'fault.format' }] })
  }
  const theirs = await askForReport(ctx, provider, { from, until }).catch((error: unknown) => {
    if (!(error instanceof PaymentOutcomeUnknown)) throw error
    ctx.log.warn({ provider: code, reason: error.message }, 'payment provider report: no answer')
    throw ctx.refusal('provider.report.unavailable')
  })
  if (!theirs) throw ctx.refusal('provider.report.not.offered')
  return ctx.conclude(async ({ tx, clock }) => {
    const told = {
      provider: code,
      from,
      until,
      source: 'provider',
      by: nameOfActor(ctx.actor),
      at: clock.now(),
    } as const
    return describeReport(await keepComparison(tx, told, theirs))
  })
})
