import { type GameType, gameTypes } from '@croupier/api/games/game-types.ts'
import { showPointConfig } from '@croupier/api/points/show-point-config.ts'
import { implement } from '../../platform/implement.ts'
import { amountText } from '../wallet/index.ts'
import { conversionOf } from './conversion.ts'
import { merchantDay } from './merchant-day.ts'
import { pointText } from './point-amount.ts'
import { ratesSince } from './rates-store.ts'
import { readerCurrency } from './reader-currency.ts'
import { convertedSince } from './redemptions-store.ts'

export default implement(showPointConfig, async (ctx) => {
  const currency = readerCurrency(ctx)
  const { today, period } = merchantDay(ctx)
  const rates = (await ratesSince(ctx.db, currency, today)).filter(({ fromDay }) => fromDay <= today)
  const amounts = new Map(rates.map(({ gameType, amount }) => [gameType, amount]))
  const conversion = conversionOf(ctx, currency)
  const reader = ctx.session?.isTrial === false ? ctx.session : undefined
  const turned = reader && (await convertedSince(ctx.db, reader.memberId, period.startsAt))
  const left = (most: bigint) => (turned === undefined ? null : pointText(most > turned ? most - turned : 0n))
  return {
    currency,
    rates: gameTypes.flatMap((gameType: GameType) => {
      const amount = amounts.get(gameType) ?? null
      return amount === null ? [] : [{ gameType, currency, amount: amountText(currency, amount) }]
    }),
    conversion: conversion
      ? {
          step: pointText(conversion.step),
          amount: amountText(currency, conversion.amount),
          dailyMost: pointText(conversion.dailyMost),
          left: left(conversion.dailyMost),
        }
      : null,
    expires: false,
  }
})
