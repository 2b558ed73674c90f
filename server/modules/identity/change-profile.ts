import { changeProfile } from '@croupier/api/identity/change-profile.ts'
import { implement } from '../../platform/implement.ts'
import { setMemberNickname } from './members-store.ts'

export default implement(changeProfile, async (ctx, { nickname }) => {
  await setMemberNickname(ctx.tx, ctx.session.memberId, nickname)
  return { nickname }
})
