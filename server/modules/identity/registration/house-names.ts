import type { Scope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { brand } from '../../settings/index.ts'
import { reservedNames } from '../identity-settings.ts'
import { isReservedName } from './reserved-names.ts'

/** Whether a name would pass for the house: a reserved word of the operator's, or the brand. */
export function isNameOfHouse(scope: Pick<Scope, 'use'>, name: string): boolean {
  const settings = scope.use(settingsPort)
  return isReservedName(name, [...settings.read(reservedNames), settings.read(brand).name])
}
