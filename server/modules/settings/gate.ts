import { sendFeedback } from '@croupier/api/feedback/send-feedback.ts'
import { fetchCaptcha } from '@croupier/api/identity/human-proof/fetch-captcha.ts'
import type { OperationShape } from '@croupier/api/operation.ts'
import type { SystemStatusCode } from '@croupier/api/settings/system-status.ts'
import type { WhiteLabelModule } from '@croupier/api/settings/white-label.ts'
import type { Language } from '@croupier/words/languages.ts'
import type { Scope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Settings, settingsPort } from '../../platform/settings.ts'
import { brand, languageOf } from './brand.ts'
import { domains, isDomainChecked } from './domains.ts'
import { isPlainBodyAllowed } from './plain-bodies.ts'
import { regions } from './regions.ts'
import { maintenance, statusFor } from './system-status.ts'
import { isOn, whiteLabel } from './white-label.ts'

/** Whether the merchant offers a module: it and everything above it is switched on. */
export function isModuleOn(scope: Pick<Scope, 'use'>, module: WhiteLabelModule): boolean {
  return isOn(scope.use(settingsPort).read(whiteLabel), module)
}

/** Whether the house is open to an address: 0, or why not. For those who call us in protocols of their own. */
export function statusAt(settings: Settings, ip: string): SystemStatusCode {
  return statusFor(ip, { maintenance: settings.read(maintenance), regions: settings.read(regions) })
}

/** What a visitor of a closed portal may still do: write to the house. */
const writesToUs: readonly string[] = [sendFeedback.name, fetchCaptcha.name]

/** What a closed portal still answers: why it is closed, a letter, and its operators, who come by another listener. */
function staysOpen(operation: OperationShape): boolean {
  if (writesToUs.includes(operation.name)) return true
  return operation.caller === 'staff' || (operation.path ?? '').startsWith('/wps/system/')
}

/** Whether the portal may be opened at a host: at any, unless the operator allows those alone that stand in the list. */
function isOurs(settings: Settings, host: string | undefined): boolean {
  if (host === undefined || !settings.read(isDomainChecked)) return true
  const { mainDomain, domainRoute } = settings.read(domains)
  const listed = [mainDomain, ...domainRoute].filter((origin) => origin !== null)
  return listed.length === 0 || listed.some((origin) => new URL(origin).host === host)
}

/** What the transport asks before every call, answered from memory. */
export function openGate(settings: Settings) {
  return {
    merchantCode: (): string => settings.read(brand).merchantCode,
    defaultLanguage: (): Language => languageOf(settings.read(brand).defaultLanguage) ?? 'en',
    isModuleOn: (module: WhiteLabelModule): boolean => isOn(settings.read(whiteLabel), module),
    isPlainBodyAllowed: (): boolean => settings.read(isPlainBodyAllowed),
    /** @throws Refusal domain.invalid, system.maintenance, region.restricted */
    requireOpen(operation: OperationShape, ip: string, host?: string): void {
      if (operation.caller !== 'staff' && !isOurs(settings, host)) {
        throw new Refusal('domain.invalid', { mainDomain: settings.read(domains).mainDomain })
      }
      const status = statusAt(settings, ip)
      if (status === 0 || staysOpen(operation)) return
      if (status === 1)
        throw new Refusal('system.maintenance', { maintenanceEndsAt: settings.read(maintenance).endsAt })
      throw new Refusal('region.restricted', { ip })
    },
  }
}
