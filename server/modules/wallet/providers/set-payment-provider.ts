import { setPaymentProvider } from '@croupier/api/wallet/providers/set-payment-provider.ts'
import { implement } from '../../../platform/implement.ts'
import { refuseInside } from '../../../platform/refuse-inside.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { describeProvider, providerPlace } from './payment-providers.ts'
import { findProvider, listProviders, writeProvider } from './payment-providers-store.ts'
import { paymentProtocolsPort } from './payments-port.ts'

export default implement(
  setPaymentProvider,
  async (ctx, input) => {
    const before = await findProvider(ctx.tx, input.code)
    const protocol = input.protocol ?? before?.protocol
    const url = input.url ?? before?.url
    // A secret belongs to its address: what it signs for another address could be replayed to the first.
    if (before && (url !== before.url || protocol !== before.protocol) && input.secret === undefined) {
      throw ctx.refusal('payment.provider.incomplete', {
        fields: [{ field: 'secret', messageKey: 'fault.secret.again' }],
      })
    }
    const secretSealed =
      input.secret === undefined
        ? before?.secretSealed
        : ctx.use(secretsPort).seal(input.secret, providerPlace(input.code))
    if (protocol === undefined || url === undefined || secretSealed === undefined) {
      throw ctx.refusal('payment.provider.incomplete')
    }
    if (!ctx.use(paymentProtocolsPort).some((each) => each.protocol === protocol)) {
      throw ctx.refusal('payment.protocol.unknown')
    }
    // Whoever pays out now goes on with it: one that is added takes no payouts over that nobody told it to take.
    const paysOut = input.paysOut ?? before?.paysOut ?? !(await listProviders(ctx.tx)).some((other) => other.paysOut)
    const provider = {
      code: input.code,
      protocol,
      url,
      secretSealed,
      isOpen: input.isOpen ?? before?.isOpen ?? true,
      paysOut,
      changedAt: ctx.clock.now(),
      // Whoever looks at it now decides.
      switchedOffAt: null,
    }
    await writeProvider(ctx.tx, provider)
    return describeProvider(ctx, provider)
  },
  (scope, { url }) => refuseInside(scope, 'url', url),
)
