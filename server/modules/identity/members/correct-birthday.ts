import { correctBirthday } from '@croupier/api/identity/members/correct-birthday.ts'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount } from './members-store.ts'
import { requireOfAge } from './of-age.ts'
import { replaceBirthday } from './profiles-store.ts'

export default implement(correctBirthday, async (ctx, { account, birthday }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member || member.parentId === null) throw ctx.refusal('member.not.found')
  requireOfAge(ctx, birthday)
  // A trial has no profile.
  const isWritten = await replaceBirthday(ctx.tx, member.id, birthday, ctx.clock.now())
  if (!isWritten) throw ctx.refusal('member.not.found')
  return { birthday }
})
