import type { RefusalCode } from '@croupier/api/refusals.ts'
import { isBreached } from './breached-passwords.ts'

type PasswordRefusal = Extract<RefusalCode, 'password.breached' | 'password.same.as.username'>

/** What no pattern can say of a new password: not the name itself, not one everybody tries first. */
export async function refusedPassword(account: string, password: string): Promise<PasswordRefusal | undefined> {
  if (password.toLowerCase() === account.toLowerCase()) return 'password.same.as.username'
  return (await isBreached(password)) ? 'password.breached' : undefined
}
