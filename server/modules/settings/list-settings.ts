import { listSettings } from '@croupier/api/settings/list-settings.ts'
import { implement } from '../../platform/implement.ts'
import { declaredSettingsPort } from '../../platform/settings.ts'
import { storedSettings } from '../../platform/settings-store.ts'
import { answerFor } from './setting-answer.ts'

export default implement(listSettings, async (ctx) => {
  const stored = new Map((await storedSettings(ctx.db)).map((row) => [row.name, row]))
  const declared = ctx.use(declaredSettingsPort)
  return { list: declared.map((setting) => answerFor(setting, stored.get(setting.name))) }
})
