import { plainDigits } from '@croupier/basis/digits.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Scope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { countries } from '../../settings/index.ts'

/** A mobile number as it is stored: digits alone, the country apart, no zeros in front. */
export interface Phone {
  dialingCode: string
  number: string
  /** `+8801711000001`, as gateways take it. */
  e164: string
}

/** Types of number that a text may reach; in North America nobody can tell which kind one is. */
const TEXTED = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER'])

/**
 * Reads a number as people write it, in any script's digits, with or without the zeros that are dialled inside the
 * country. Undefined where no mobile phone can have it, by the numbering plans of libphonenumber.
 */
export function parsePhone(dialingCode: string, number: string): Phone | undefined {
  const code = plainDigits(dialingCode).replace(/^\+/, '')
  const national = plainDigits(number).replace(/^0+/, '')
  if (!/^[1-9]\d{0,3}$/.test(code) || !/^\d{4,14}$/.test(national)) return undefined
  const parsed = parsePhoneNumberFromString(`+${code}${national}`)
  if (!parsed?.isValid() || parsed.countryCallingCode !== code) return undefined
  const type = parsed.getType()
  if (type === undefined || !TEXTED.has(type)) return undefined
  return { dialingCode: code, number: parsed.nationalNumber, e164: parsed.number }
}

/**
 * The numbers that somebody who looks for one may mean: one of any country behind a plus sign, else one of each country
 * whose numbers the operator takes, with its code in front or without. None where no mobile phone can have it.
 */
export function phonesMeant(ctx: Pick<Scope, 'use'>, typed: string): Phone[] {
  const text = plainDigits(typed).replaceAll(/[^\d+]/g, '')
  if (text.startsWith('+')) {
    const parsed = parsePhoneNumberFromString(text)
    const phone = parsed && parsePhone(parsed.countryCallingCode, parsed.nationalNumber)
    return phone ? [phone] : []
  }
  const codes = new Set(
    ctx
      .use(settingsPort)
      .read(countries)
      .map(({ countryDialingCode }) => countryDialingCode.replace('+', '')),
  )
  const meant = [...codes].flatMap((code) => [
    parsePhone(code, text),
    ...(text.startsWith(code) ? [parsePhone(code, text.slice(code.length))] : []),
  ])
  return meant.filter((phone) => phone !== undefined)
}

/**
 * `parsePhone` for what somebody sent, of a country whose numbers the operator takes; `field` is the number's.
 * @throws Refusal mobile.missing, mobile.invalid
 */
export function requirePhone(
  ctx: Pick<Scope, 'use'>,
  dialingCode: string | undefined,
  number: string | undefined,
  field = 'mobileNum',
): Phone {
  const refuse = (code: 'mobile.missing' | 'mobile.invalid') =>
    new Refusal(code, { fields: [{ field, messageKey: `refusals.${code}` }] })
  if (!number) throw refuse('mobile.missing')
  const taken = ctx.use(settingsPort).read(countries)
  const phone = parsePhone(dialingCode || taken[0]!.countryDialingCode, number)
  if (!phone || !taken.some((country) => country.countryDialingCode.replace('+', '') === phone.dialingCode)) {
    throw refuse('mobile.invalid')
  }
  return phone
}
