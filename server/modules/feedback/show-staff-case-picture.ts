import { showStaffCasePicture } from '@croupier/api/feedback/show-staff-case-picture.ts'
import { filesPort } from '../../platform/files.ts'
import { implement } from '../../platform/implement.ts'
import { findConversation, pictureNameOf } from './conversations-store.ts'

export default implement(showStaffCasePicture, async (ctx, { id, entryId, index }) => {
  const conversation = await findConversation(ctx.tx, id)
  const name = conversation && (await pictureNameOf(ctx.tx, conversation.id, entryId, index))
  if (name === undefined) throw ctx.refusal('case.not.found')
  return { address: await ctx.use(filesPort).ticket(ctx.tx, name) }
})
