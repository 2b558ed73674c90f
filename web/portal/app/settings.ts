import type { OutputOf } from '@croupier/api/operation.ts'
import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import type { WhiteLabelModule } from '@croupier/api/settings/white-label.ts'
import type { WhiteLabelFlag } from '@croupier/api/settings/white-label-flag.ts'
import { queryOf, useOperation } from '@croupier/client/use-operation.ts'

export type Settings = OutputOf<typeof showConsolidatedSettings>

export const settingsQuery = queryOf(showConsolidatedSettings)

const FRESH = 60_000

/** The permission call's answer; undefined until it has come. */
export function useSettings(): Settings | undefined {
  return useOperation(showConsolidatedSettings, {}, { staleMilliseconds: FRESH }).data
}

function isOnIn(flags: readonly WhiteLabelFlag[], module: WhiteLabelModule): boolean {
  return flags.some((flag) => (flag.modId === module && flag.enabled === '1') || isOnIn(flag.childrenNodes, module))
}

/** Whether a white-label module is offered. Not before the settings have come: better late than taken back. */
export function useModules(): (module: WhiteLabelModule) => boolean {
  const flags = useSettings()?.whitelabel ?? []
  return (module) => isOnIn(flags, module)
}
