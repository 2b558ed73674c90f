import { tellBirthday } from '@croupier/api/identity/members/tell-birthday.ts'
import { implement } from '../../../platform/implement.ts'
import { maskBirthday } from './member.ts'
import { requireOfAge } from './of-age.ts'
import { setBirthday } from './profiles-store.ts'

export default implement(tellBirthday, async (ctx, { birthday }) => {
  requireOfAge(ctx, birthday)
  const isTold = await setBirthday(ctx.tx, ctx.session.memberId, birthday, ctx.clock.now())
  if (!isTold) throw ctx.refusal('birthday.told')
  return { birthday: maskBirthday(birthday) }
})
