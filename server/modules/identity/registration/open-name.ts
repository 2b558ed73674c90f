import type { ReadScope } from '../../../platform/context.ts'
import { isAccountTaken } from '../members/members-store.ts'
import { isNameOfHouse } from './house-names.ts'

/** Whether somebody who registers may be called this: nobody is yet, and it would not pass for the house. */
export async function isNameOpen(scope: Pick<ReadScope, 'use' | 'db'>, name: string): Promise<boolean> {
  return !isNameOfHouse(scope, name) && !(await isAccountTaken(scope.db, name))
}
