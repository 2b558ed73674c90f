import { sendToUpline } from '@croupier/api/agents/sendings/sendings.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { sendingRules } from '../agents-settings.ts'
import { describeSendings } from './describe-sending.ts'
import { prepareSending } from './send-money.ts'
import { uplineOf } from '../downlines/upline-of.ts'

export default implement(sendToUpline, async (ctx, wish) => {
  const to = await uplineOf(ctx.db, ctx.session.memberId)
  if (!to) throw ctx.refusal('send.no.upline')
  if (!ctx.use(settingsPort).read(sendingRules).isUpOpen) throw ctx.refusal('send.closed')
  const send = await prepareSending(ctx, ctx.session, to, 'up', wish)
  return ctx.conclude(async (scope) => {
    const [answer] = await describeSendings(scope.tx, ctx.session.memberId, [await send(scope)])
    return answer!
  })
})
