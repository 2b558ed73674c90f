import { compareProviderReport } from '@croupier/api/wallet/reports/compare-provider-report.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { findProvider } from '../providers/payment-providers-store.ts'
import { describeReport } from './describe-report.ts'
import { keepComparison } from './keep-comparison.ts'
import { readReport } from './read-report.ts'

export default implement(compareProviderReport, async (ctx, { code, from, until, report }) => {
  if (!(await findProvider(ctx.tx, code))) throw ctx.refusal('payment.provider.unknown')
  if (until <= from) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'until', messageKey: 'fault.format' }] })
  }
  const told = { provider: code, from, until, source: 'file', by: nameOfActor(ctx.actor), at: ctx.clock.now() } as const
  return describeReport(await keepComparison(ctx.tx, told, readReport(report)))
})
