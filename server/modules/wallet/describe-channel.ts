import type { depositChannelAnswer } from '@croupier/api/wallet/deposit-channel-answers.ts'
import type * as z from 'zod/mini'
import { feePercent } from './deposit.ts'
import type { DepositChannel } from './deposit-channels-store.ts'
import { amountText } from './purses.ts'

/** A channel as operators see it. */
export function describeChannel(channel: DepositChannel): z.input<typeof depositChannelAnswer> {
  const { code, kind, name, provider, currency, isOpen, position, changedAt } = channel
  return {
    code,
    kind,
    name,
    provider,
    currency,
    minimumAmount: amountText(currency, channel.minimum),
    maximumAmount: amountText(currency, channel.maximum),
    feePercent: feePercent(channel),
    feeFixed: amountText(currency, channel.feeFixed),
    isOpen,
    position,
    changedAt,
  }
}
