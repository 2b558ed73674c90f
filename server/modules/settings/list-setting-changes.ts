import { listSettingChanges } from '@croupier/api/settings/list-setting-changes.ts'
import { implement } from '../../platform/implement.ts'
import { readPage } from '../../platform/page.ts'
import { settingHistory } from '../../platform/settings-store.ts'

export default implement(listSettingChanges, async (ctx, { name, before, pageSize }) => {
  const placeOf = ({ version }: { version: bigint }) => version.toString()
  const { rows, next } = await readPage(pageSize, placeOf, (limit) => settingHistory(ctx.db, { name, before, limit }))
  return { list: rows.map((line) => ({ ...line, version: line.version.toString() })), next }
})
