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

const OFF_KEY = 'modules-off'

function offIn(flags: readonly WhiteLabelFlag[]): string[] {
  return flags.flatMap(({ modId, enabled, childrenNodes }) => [
    ...(enabled === '1' ? [] : [modId]),
    ...offIn(childrenNodes),
  ])
}

function rememberedOff(): readonly string[] {
  try {
    return (localStorage.getItem(OFF_KEY) ?? '').split(' ')
  } catch {
    // Storage refused: everything counts as offered until the settings come.
    return []
  }
}

/** Keeps which modules are off, so that the next visit draws its frame right before it has asked. */
export function rememberModules({ whitelabel }: Settings): void {
  try {
    localStorage.setItem(OFF_KEY, offIn(whitelabel).join(' '))
  } catch {
    // See above.
  }
}

const offAtStart = rememberedOff()

/** Whether a white-label module is offered; until the settings have come, whether it was at the last visit. */
export function useModules(): (module: WhiteLabelModule) => boolean {
  const settings = useSettings()
  const off = settings ? offIn(settings.whitelabel) : offAtStart
  return (module) => !off.includes(module)
}

/** Whether visitors may open an account here themselves: by username or by mobile number. */
export function useMayRegister(): boolean {
  const isOn = useModules()
  return isOn('USERNAMEREG3') || isOn('MOBILENUMREG3')
}
