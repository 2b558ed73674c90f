import type { WireRoute } from '../../../platform/wire-route.ts'
import { payoutCallBack } from '../common/payout-callback.ts'
import { signedCallBack } from '../common/signed-callbacks.ts'
import { depositEvent } from './wire.ts'

const protocol = 'hosted-page'
const path = 'payments'

/** What providers of this protocol call. */
export const hostedPageRoutes: readonly WireRoute[] = [
  signedCallBack({ protocol, path, subject: 'deposit' }, depositEvent, (desk, app, provider, event, body) =>
    desk.depositReported(app, event, {
      provider,
      reference: body.reference,
      providerReference: body.payment.id,
      outcome: body.event === 'deposit.paid' ? 'paid' : 'failed',
      amount: body.payment.amount,
      currency: body.payment.currency,
      ...(body.reason && { reason: body.reason }),
    }),
  ),
  payoutCallBack(protocol, path),
]
