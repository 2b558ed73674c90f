import type { depositChannelAnswer } from '@croupier/api/wallet/providers/deposit-channel-answers.ts'
import type * as z from 'zod/mini'
import { feePercent } from '../deposits/deposit.ts'
import { timeOf } from './channel-hours.ts'
import type { DepositChannel } from './deposit-channels-store.ts'
import { amountText } from '../purses/purses.ts'

/** A channel as operators see it. */
export function describeChannel(channel: DepositChannel): z.input<typeof depositChannelAnswer> {
  const { code, kind, name, provider, currency, isOpen, position, changedAt } = channel
  const { payBank, payHolder, payNumber, qrText, instructions, coin, network } = channel
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
    payBank,
    payHolder,
    payNumber,
    qrText,
    instructions,
    coin,
    network,
    opensAt: timeOf(channel.opensMinute),
    closesAt: timeOf(channel.closesMinute),
    leastLevel: channel.leastLevel,
    leastDays: channel.leastDays,
    isOpen,
    position,
    changedAt,
  }
}
