import { replyToCase } from '@croupier/api/feedback/reply-to-case.ts'
import { filesPort } from '../../platform/files.ts'
import { implement } from '../../platform/implement.ts'
import { changeConversation, insertEntry, lockConversation } from './conversations-store.ts'
import { memberDetail } from './describe-case.ts'
import { drawPictures } from '../../platform/draw-pictures.ts'
import { tellCase } from './tell-case.ts'

export default implement(replyToCase, async (ctx, { id, content, pictures }) => {
  const { memberId, account } = ctx.session
  const drawn = await drawPictures(pictures)
  return ctx.conclude(async ({ tx }) => {
    const before = await lockConversation(tx, id)
    if (before?.memberId !== memberId) throw ctx.refusal('case.not.found')
    if (before.state === 'closed') throw ctx.refusal('case.closed')
    const names: string[] = []
    for (const picture of drawn) names.push(await ctx.use(filesPort).put(tx, picture))
    const at = ctx.clock.now()
    await insertEntry(tx, before.id, { side: 'member', author: account, text: content, pictures: names, at })
    // Who writes on while they wait for us has waited since their first word.
    const waitsSince = before.state === 'open' ? before.waitsSince : at
    const after = await changeConversation(tx, before, { state: 'open', changedAt: at, seenAt: at, waitsSince })
    await tellCase(tx, after)
    return memberDetail(tx, after)
  })
})
