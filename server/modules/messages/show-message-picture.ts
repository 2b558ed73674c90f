import { showMessagePicture } from '@croupier/api/messages/show-message-picture.ts'
import { assert } from '@croupier/basis/assert.ts'
import { filesPort } from '../../platform/files.ts'
import { implement } from '../../platform/implement.ts'
import { picturesFor } from './messages-store.ts'
import { readerOf } from './reader.ts'

export default implement(showMessagePicture, async (ctx, { id, index }) => {
  const reader = await readerOf(ctx.tx, ctx.session.memberId)
  assert(reader, 'a session is a member’s')
  const name = (await picturesFor(ctx.tx, reader, id))?.[index]
  if (name === undefined) throw ctx.refusal('message.not.found')
  return { address: await ctx.use(filesPort).ticket(ctx.tx, name) }
})
