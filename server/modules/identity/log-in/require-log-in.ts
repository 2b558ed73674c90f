import type { Scope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isModuleOn } from '../../settings/index.ts'

/** @throws Refusal function.not.available where the operator lets nobody log in, whatever the way */
export function requireLogIn(scope: Scope): void {
  if (!isModuleOn(scope, 'LOGIN3')) throw new Refusal('function.not.available')
}
