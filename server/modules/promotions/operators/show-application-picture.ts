import { showApplicationPicture } from '@croupier/api/promotions/operators/show-application-picture.ts'
import { filesPort } from '../../../platform/files.ts'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { lockApplication } from '../taking-part/participations-store.ts'

export default implement(showApplicationPicture, async (ctx, { promotionId, account, index }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  const application = member && (await lockApplication(ctx.tx, BigInt(promotionId), member.id))
  const picture = application?.pictures[index]
  if (picture === undefined) throw ctx.refusal('application.not.found')
  return { address: await ctx.use(filesPort).ticket(ctx.tx, picture) }
})
