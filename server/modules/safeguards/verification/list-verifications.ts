import { listVerifications } from '@croupier/api/safeguards/verification/list-verifications.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { accountNamesOf, findMemberByAccount } from '../../identity/index.ts'
import { describeDocument } from './describe-verification.ts'
import { listDocuments } from './verifications-store.ts'

export default implement(listVerifications, async (ctx, { state, account, after, pageSize }) => {
  const now = ctx.clock.now()
  const member = account === undefined ? undefined : await findMemberByAccount(ctx.db, account)
  if (account !== undefined && !member) return { list: [], next: null }
  const { rows, next } = await readPage(pageSize, byId, (limit) =>
    listDocuments(ctx.db, { state, memberId: member?.id, after, limit }, now),
  )
  const accounts = await accountNamesOf(
    ctx.db,
    rows.map(({ memberId }) => memberId),
  )
  return {
    list: rows.map((found) => describeDocument({ ...found, account: accounts.get(found.memberId) ?? '' }, now)),
    next,
  }
})
