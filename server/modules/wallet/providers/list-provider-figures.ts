import { listProviderFigures } from '@croupier/api/wallet/providers/list-provider-figures.ts'
import { implement } from '../../../platform/implement.ts'
import { amountText } from '../purses/purses.ts'
import { listProviders } from './payment-providers-store.ts'
import { providerPositions, providerSuccess } from './provider-figures-store.ts'

const DAY = 86_400_000

export default implement(listProviderFigures, async (ctx) => {
  const success = await providerSuccess(ctx.db, ctx.clock.now() - DAY)
  const positions = await providerPositions(ctx.db)
  const providers = await listProviders(ctx.db)
  return {
    list: success.map(({ provider, finished, paid }) => ({
      provider,
      finished,
      paid,
      switchedOffAt: providers.find(({ code }) => code === provider)?.switchedOffAt ?? null,
      positions: positions
        .filter((each) => each.provider === provider)
        .map(({ currency, paidIn, paidOut }) => ({
          currency,
          paidIn: amountText(currency, paidIn),
          paidOut: amountText(currency, paidOut),
          position: amountText(currency, paidIn - paidOut),
        })),
    })),
  }
})
