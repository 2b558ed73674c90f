import { sendToDownline } from '@croupier/api/agents/sendings/sendings.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { sendingRules } from '../agents-settings.ts'
import { describeSendings } from './describe-sending.ts'
import { directDownlineOf } from '../downlines/downline-of.ts'
import { prepareSending } from './send-money.ts'

export default implement(sendToDownline, async (ctx, { account, ...wish }) => {
  const to = await directDownlineOf(ctx.db, ctx.session.memberId, account)
  if (!ctx.use(settingsPort).read(sendingRules).isDownOpen) throw ctx.refusal('send.closed')
  const send = await prepareSending(ctx, ctx.session, to, 'down', wish)
  return ctx.conclude(async (scope) => {
    const [answer] = await describeSendings(scope.tx, ctx.session.memberId, [await send(scope)])
    return answer!
  })
})
