import { listLogins } from '@croupier/api/identity/log-in/list-logins.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { loginsOf } from './login-records-store.ts'
import { PAGE_ROWS } from '../members/page-rows.ts'

export default implement(listLogins, async (ctx, { before }) => {
  const { rows, next } = await readPage(PAGE_ROWS, byId, (limit) =>
    loginsOf(ctx.db, ctx.session.memberId, { before, limit }),
  )
  return { list: rows.map(({ id, ...login }) => ({ id: id.toString(), ...login })), next }
})
