import type { WireRoute } from '../../../platform/wire-route.ts'
import { signedCallBack } from './signed-callbacks.ts'
import { payoutEvent } from './wire-fields.ts'

/** What a provider says of its payouts: the same on each of these wires. */
export function payoutCallBack(protocol: string, path: string): WireRoute {
  return signedCallBack({ protocol, path, subject: 'payout' }, payoutEvent, (desk, app, provider, event, body) =>
    desk.payoutReported(app, event, {
      provider,
      reference: body.reference,
      providerReference: body.id,
      outcome: body.event === 'payout.paid' ? 'paid' : 'failed',
      ...(body.reason && { reason: body.reason }),
    }),
  )
}
