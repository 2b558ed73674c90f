import type { App } from '../../../platform/app.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { providerAccount } from './payment-providers.ts'
import type { PaymentDesk, ProviderEvent } from './payments-port.ts'
import { takeDepositReport } from '../deposits/settle-deposit.ts'
import { takePayoutReport } from '../withdrawals/settle-payout.ts'

function scopeOf(app: App, provider: string, event: ProviderEvent) {
  const actor = { kind: 'system', name: `payments:${provider}` } as const
  return ownScope(app, { requestId: `payment event ${event.eventId}`, actor, language: 'en' })
}

/** Where adapters bring what providers call back. */
export const paymentDesk: PaymentDesk = {
  provider: (app, code) => providerAccount(app.ports, app.database, code),
  depositReported: (app, event, report) =>
    scopeOf(app, report.provider, event).transaction((scope) => takeDepositReport(scope, report, event)),
  payoutReported: (app, event, report) =>
    scopeOf(app, report.provider, event).transaction((scope) => takePayoutReport(scope, report, event)),
}
