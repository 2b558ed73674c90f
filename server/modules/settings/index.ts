/**
 * What the operator decides without a programmer: brand, white-label modules, status, regions, domains, contacts.
 * Other modules own their own settings; this one only lets staff see and change them all.
 * It refuses to know what any of them is for.
 */
import type { Operations } from '../../platform/implement.ts'
import type { Setting } from '../../platform/settings.ts'
import { brand } from './brand.ts'
import changeSetting from './change-setting.ts'
import changeSystemStatus from './change-system-status.ts'
import { analytics, customerService, resources } from './contacts.ts'
import { countries } from './countries.ts'
import { domains, isDomainChecked } from './domains.ts'
import listCountries from './list-countries.ts'
import listDomainRoutes from './list-domain-routes.ts'
import listSettingChanges from './list-setting-changes.ts'
import listSettings from './list-settings.ts'
import { isPlainBodyAllowed } from './plain-bodies.ts'
import { regions } from './regions.ts'
import showConsolidatedSettings from './show-consolidated-settings.ts'
import showLocation from './show-location.ts'
import showSystemStatus from './show-system-status.ts'
import showWhiteLabel from './show-white-label.ts'
import switchWhiteLabel from './switch-white-label.ts'
import { maintenance } from './system-status.ts'
import { timeZone } from './time-zone.ts'
import { whiteLabel } from './white-label.ts'

export { settingChanged } from './events.ts'
export { isModuleOn, openGate, statusAt } from './gate.ts'
export { type PeriodAsked, recordPeriod, type RecordPeriod } from './record-period.ts'
export { registrationRulesPort, type RegistrationRulesSource } from './registration-rules-port.ts'
export { serviceDoor } from './service-door.ts'
export { locationOf } from './visitor.ts'
export { analytics, brand, countries, domains, maintenance, regions, resources, timeZone, whiteLabel }

/** This module's own settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [
  brand,
  timeZone,
  whiteLabel,
  maintenance,
  regions,
  countries,
  domains,
  isDomainChecked,
  resources,
  customerService,
  analytics,
  isPlainBodyAllowed,
]

export const operations: Operations = [
  showConsolidatedSettings,
  showSystemStatus,
  showWhiteLabel,
  listDomainRoutes,
  listCountries,
  showLocation,
  listSettings,
  changeSetting,
  listSettingChanges,
  switchWhiteLabel,
  changeSystemStatus,
]
