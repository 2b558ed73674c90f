import { listSettingChanges } from '@croupier/api/settings/list-setting-changes.ts'
import { implement } from '../../platform/implement.ts'
import { settingHistory } from '../../platform/settings-store.ts'

export default implement(listSettingChanges, async (ctx, { name, before, pageSize }) => {
  // One more than asked for tells whether there is a next page.
  const below = before === undefined ? undefined : BigInt(before)
  const found = await settingHistory(ctx.db, { name, below, limit: pageSize + 1 })
  const list = found.slice(0, pageSize).map((line) => ({ ...line, version: line.version.toString() }))
  return { list, next: found.length > pageSize ? list.at(-1)!.version : null }
})
