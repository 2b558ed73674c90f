import { showStaffMessagePicture } from '@croupier/api/messages/show-staff-message-picture.ts'
import { filesPort } from '../../platform/files.ts'
import { implement } from '../../platform/implement.ts'
import { findOfStaff } from './staff-messages-store.ts'

export default implement(showStaffMessagePicture, async (ctx, { id, index }) => {
  const name = (await findOfStaff(ctx.tx, id))?.pictures[index]
  if (name === undefined) throw ctx.refusal('message.not.found')
  return { address: await ctx.use(filesPort).ticket(ctx.tx, name) }
})
