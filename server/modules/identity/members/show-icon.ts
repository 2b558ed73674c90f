import { showIcon } from '@croupier/api/identity/members/show-icon.ts'
import { filesPort } from '../../../platform/files.ts'
import { implement } from '../../../platform/implement.ts'
import { findChoices } from './choices-store.ts'
import { iconAddress } from './icon-address.ts'

export default implement(showIcon, async (ctx) => {
  const { icon } = await findChoices(ctx.db, ctx.session.memberId)
  const file = icon === null ? undefined : await ctx.use(filesPort).get(icon)
  return { icon: file ? iconAddress(file) : null }
})
