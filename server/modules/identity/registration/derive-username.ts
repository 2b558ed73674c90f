import { randomInt } from 'node:crypto'
import type { FieldRule } from '@croupier/api/identity/registration/registration-fields.ts'
import { keepsRule } from '@croupier/api/identity/registration/registration-schema.ts'
import type { SocialPerson } from '../social-port.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** How often a taken name is given other digits before it is given up. */
const TRIES = 20

function digits(count: number): string {
  return Array.from({ length: count }, () => String(randomInt(10))).join('')
}

function letters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** What of a text an account can be made of: its plain letters and digits, in lower case. */
function plainName(text: string | null | undefined): string {
  const plain = (text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return plain.replace(/^\d+/, '')
}

/**
 * A username for somebody who comes from a provider: made of the username there, of the local part of the e-mail
 * address, or of nothing; free, and fit for the operator's rule. Undefined where the rule fits none: then the visitor
 * is asked.
 * @param isTaken whether an account has this name
 */
export async function deriveUsername(
  rule: FieldRule,
  person: Pick<SocialPerson, 'username' | 'email' | 'name'>,
  isTaken: (name: string) => Promise<boolean>,
): Promise<string | undefined> {
  const longest = Math.min(rule.maxLength, 64)
  const bases = [person.username, person.email?.split('@')[0], person.name].map(plainName).filter((name) => name !== '')
  const asRequired = { ...rule, required: true }
  const fits = (name: string) => /^[A-Za-z0-9_-]{1,64}$/.test(name) && keepsRule(asRequired, name)

  for (const base of bases) {
    const name = base.slice(0, longest)
    if (fits(name) && !(await isTaken(name))) return name
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const suffix = digits(4)
    const base = bases[0] ?? letters(2)
    const filled = base.slice(0, Math.max(1, longest - suffix.length)) + suffix
    const name = filled + digits(Math.max(0, rule.minLength - filled.length))
    if (fits(name) && !(await isTaken(name))) return name
    // Rules that want digits alone, or a capital letter.
    const count = Math.min(longest, Math.max(rule.minLength, 8))
    for (const plain of [digits(count), letters(count).toUpperCase()]) {
      if (fits(plain) && !(await isTaken(plain))) return plain
    }
  }
  return undefined
}
