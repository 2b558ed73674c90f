import { listPaymentProviders } from '@croupier/api/wallet/providers/list-payment-providers.ts'
import { implement } from '../../../platform/implement.ts'
import { describeProvider } from './payment-providers.ts'
import { listProviders } from './payment-providers-store.ts'

export default implement(listPaymentProviders, async (ctx) => ({
  list: (await listProviders(ctx.db)).map((each) => describeProvider(ctx, each)),
}))
