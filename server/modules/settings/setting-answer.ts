import type * as Api from '@croupier/api/settings/setting-answers.ts'
import * as z from 'zod/mini'
import type { Setting } from '../../platform/settings.ts'
import type { StoredSetting } from '../../platform/settings-store.ts'

type SettingAnswer = z.output<typeof Api.settingAnswer>

/** A setting as the console shows it, from what is stored now rather than what this process remembers. */
export function answerFor(setting: Setting<unknown>, stored: StoredSetting | undefined): SettingAnswer {
  return {
    name: setting.name,
    value: stored ? stored.value : setting.initial,
    initial: setting.initial,
    schema: z.toJSONSchema(setting.schema, { unrepresentable: 'any' }),
    changedBy: stored?.changedBy ?? null,
    changedAt: stored?.changedAt ?? null,
  }
}
