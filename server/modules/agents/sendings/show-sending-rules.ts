import { showSendingRules } from '@croupier/api/agents/sendings/sendings.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { hasPaymentPassword, isAgentType } from '../../identity/index.ts'
import { missingTurnover } from '../../wagering/index.ts'
import { amountText, purseBalances } from '../../wallet/index.ts'
import { sendingRules } from '../agents-settings.ts'
import { limitsOf, todayOf } from './sending-limits.ts'
import { sentSince } from './sendings-store.ts'
import { uplineOf } from '../downlines/upline-of.ts'

export default implement(showSendingRules, async (ctx) => {
  const { memberId, currency, type, cashier } = ctx.session
  const { isDownOpen, isUpOpen } = ctx.use(settingsPort).read(sendingRules)
  const limits = limitsOf(ctx, currency)
  const upline = await uplineOf(ctx.db, memberId)
  const sent = await sentSince(ctx.db, memberId, currency, todayOf(ctx, ctx.clock.now()))
  const main = (await purseBalances(ctx.db, memberId)).find(({ name }) => name === 'main')
  const { least, most, daily } = limits ?? { least: 0n, most: 0n, daily: 0n }
  return {
    currency,
    available: amountText(currency, main?.available ?? 0n),
    isDownOpen: isAgentType(type) && isDownOpen && limits !== undefined,
    isUpOpen: isUpOpen && upline !== undefined && limits !== undefined,
    upline: upline?.account ?? null,
    least: amountText(currency, least),
    most: amountText(currency, most),
    leftToday: amountText(currency, daily > sent ? daily - sent : 0n),
    missingTurnover: amountText(currency, await missingTurnover(ctx.db, memberId, currency)),
    hasPaymentPassword: await hasPaymentPassword(ctx.db, cashier?.memberId ?? memberId),
  }
})
