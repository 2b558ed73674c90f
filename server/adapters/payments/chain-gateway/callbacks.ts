import type { WireRoute } from '../../../platform/wire-route.ts'
import { payoutCallBack } from '../common/payout-callback.ts'
import { signedCallBack } from '../common/signed-callbacks.ts'
import { chainDepositEvent } from './wire.ts'

const protocol = 'chain-gateway'
const path = 'chain'
const outcomes = { 'deposit.confirming': 'confirming', 'deposit.paid': 'paid', 'deposit.failed': 'failed' } as const

/** What gateways to chains call. */
export const chainGatewayRoutes: readonly WireRoute[] = [
  signedCallBack({ protocol, path, subject: 'deposit' }, chainDepositEvent, (desk, app, provider, event, body) =>
    desk.depositReported(app, event, {
      provider,
      reference: body.reference,
      providerReference: body.payment.id,
      outcome: outcomes[body.event],
      amount: body.payment.amount,
      currency: body.payment.currency,
      chain: {
        transaction: body.payment.transaction,
        confirmations: body.payment.confirmations,
        needed: body.confirmationsNeeded,
      },
      ...(body.reason && { reason: body.reason }),
    }),
  ),
  payoutCallBack(protocol, path),
]
