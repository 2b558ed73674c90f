import type { WireRoute } from '../../../platform/wire-route.ts'
import { signedCallBack } from '../common/signed-callbacks.ts'
import { cardEvent, cardName } from './wire.ts'

/** What card providers call. */
export const cardPageRoutes: readonly WireRoute[] = [
  signedCallBack(
    { protocol: 'card-page', path: 'cards', subject: 'deposit' },
    cardEvent,
    (desk, app, provider, event, body) =>
      desk.depositReported(app, event, {
        provider,
        reference: body.reference,
        providerReference: body.payment.id,
        outcome: body.event === 'card.captured' ? 'paid' : 'failed',
        amount: body.payment.amount,
        currency: body.payment.currency,
        ...cardName(body.card),
        ...(body.reason && { reason: body.reason }),
      }),
  ),
]
