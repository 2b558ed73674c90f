import type { Phone } from '../contacts/phone.ts'

/**
 * The account name of a member who registers by mobile and chooses none: the number without leading zeros, and where
 * that is taken, with the country code. Digits alone, which the rule for chosen names need not allow. Undefined where
 * both are taken.
 * @param isTaken whether an account has this name
 */
export async function accountOfPhone(
  phone: Pick<Phone, 'dialingCode' | 'number'>,
  isTaken: (account: string) => Promise<boolean>,
): Promise<string | undefined> {
  const number = phone.number.replace(/^0+/, '')
  for (const account of [number, phone.dialingCode + number]) {
    if (!(await isTaken(account))) return account
  }
  return undefined
}
