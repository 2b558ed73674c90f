import { showMessagePicture } from '@croupier/api/messages/show-message-picture.ts'
import { filesPort } from '../../platform/files.ts'
import { implement } from '../../platform/implement.ts'
import { picturesFor } from './messages-store.ts'

export default implement(showMessagePicture, async (ctx, { id, index }) => {
  const name = (await picturesFor(ctx.tx, ctx.session.memberId, id))?.[index]
  if (name === undefined) throw ctx.refusal('message.not.found')
  return { address: await ctx.use(filesPort).ticket(ctx.tx, name) }
})
