import { showStakeLimit } from '@croupier/api/play/sessions/show-stake-limit.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { amountText } from '../../wallet/index.ts'
import { findStakeLimit } from './stake-limits-store.ts'

export default implement(showStakeLimit, async (ctx, { account }) => {
  const member = await findMemberByAccount(ctx.db, account)
  if (!member) throw ctx.refusal('member.not.found')
  const { currency } = member
  const limit = await findStakeLimit(ctx.db, member.id, currency)
  return {
    currency,
    set: limit ? { stakeMax: amountText(currency, limit.stakeMax), by: limit.setBy, at: limit.setAt } : null,
  }
})
