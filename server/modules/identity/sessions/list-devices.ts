import { listDevices } from '@croupier/api/identity/sessions/list-devices.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { devicesOf } from './devices-store.ts'
import { PAGE_ROWS } from '../members/page-rows.ts'

export default implement(listDevices, async (ctx, { before }) => {
  const { rows, next } = await readPage(PAGE_ROWS, byId, (limit) =>
    devicesOf(ctx.db, ctx.session.memberId, { before, limit }),
  )
  return { list: rows.map(({ id, ...device }) => ({ id: id.toString(), ...device })), next }
})
