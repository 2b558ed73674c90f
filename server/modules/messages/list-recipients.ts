import { listRecipients } from '@croupier/api/messages/list-recipients.ts'
import { implement } from '../../platform/implement.ts'
import { directDownlineOf } from '../identity/index.ts'
import { uplineOf } from './upline.ts'

const OFFERED = 20

export default implement(listRecipients, async (ctx, { account }) => {
  const { memberId, isAgent } = ctx.session
  const upline = await uplineOf(ctx.db, memberId)
  return {
    upline: upline?.nickname ?? null,
    isAgent,
    downline: isAgent ? await directDownlineOf(ctx.db, memberId, account ?? '', OFFERED) : [],
  }
})
