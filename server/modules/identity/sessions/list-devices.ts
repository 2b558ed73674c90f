import { listDevices } from '@croupier/api/identity/sessions/list-devices.ts'
import { implement } from '../../../platform/implement.ts'
import { devicesOf } from './devices-store.ts'
import { pageAfter, pageOfRows } from '../members/page-of-rows.ts'

export default implement(listDevices, async (ctx, { before }) => {
  const { rows, next } = pageOfRows(await devicesOf(ctx.db, ctx.session.memberId, pageAfter(before)))
  return { list: rows.map(({ id, ...device }) => ({ id: id.toString(), ...device })), next }
})
