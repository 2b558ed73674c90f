import type { OutputOf } from '@croupier/api/operation.ts'
import { listSettings } from '@croupier/api/settings/list-settings.ts'
import { useOperation } from '@croupier/client/use-operation.ts'

export type Setting = OutputOf<typeof listSettings>['list'][number]

/** Every setting, always asked anew: a colleague may have changed one a moment ago. */
export function useSettings(enabled = true) {
  return useOperation(listSettings, undefined, { enabled, staleMilliseconds: 0 })
}

export function findSetting(settings: readonly Setting[] | undefined, name: string): Setting | undefined {
  return settings?.find((setting) => setting.name === name)
}
