import { changeProfile } from '@croupier/api/identity/members/change-profile.ts'
import { implement } from '../../../platform/implement.ts'
import { isNameOfHouse } from '../registration/house-names.ts'
import { setMemberNickname } from './members-store.ts'

export default implement(changeProfile, async (ctx, { nickname }) => {
  if (isNameOfHouse(ctx, nickname)) {
    throw ctx.refusal('name.reserved', { fields: [{ field: 'nickname', messageKey: 'refusals.name.reserved' }] })
  }
  await setMemberNickname(ctx.tx, ctx.session.memberId, nickname)
  return { nickname }
})
