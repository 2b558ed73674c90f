import { listLogins } from '@croupier/api/identity/log-in/list-logins.ts'
import { implement } from '../../../platform/implement.ts'
import { loginsOf } from './login-records-store.ts'
import { pageAfter, pageOfRows } from '../members/page-of-rows.ts'

export default implement(listLogins, async (ctx, { before }) => {
  const { rows, next } = pageOfRows(await loginsOf(ctx.db, ctx.session.memberId, pageAfter(before)))
  return { list: rows.map(({ id, ...login }) => ({ id: id.toString(), ...login })), next }
})
