import { patternOf } from '@croupier/api/identity/registration/patterns.ts'
import {
  type FieldRule,
  fieldOf,
  type RegistrationField,
} from '@croupier/api/identity/registration/registration-fields.ts'
import { ruleMessage } from '@croupier/api/identity/registration/registration-schema.ts'
import { countryCodes } from '@croupier/api/settings/country-codes.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import type { WordKey } from '@croupier/words/areas.ts'
import { type ReactNode, useMemo } from 'react'
import { referral } from '../../session/invitation.ts'
import { InvitationField } from './invitation-field.tsx'
import { CaptchaField } from './captcha-field.tsx'

const kinds = { text: 'text', email: 'email', tel: 'tel', digits: 'text', code: 'text' } as const
const keyboards = { digits: 'numeric', code: 'numeric', tel: 'tel', email: 'email' } as const

/** Every country by its name, as the reader's language sorts them. */
function CountrySelect({ name, label, required }: { name: string; label: string; required: boolean }): ReactNode {
  const { t, locale } = useWords()
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const { compare } = new Intl.Collator(locale)
    return countryCodes
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((one, other) => compare(one.label, other.label))
  }, [locale])
  return <Select name={name} label={label} required={required} options={options} placeholder={t('kit.select')} />
}

/**
 * One field of the registration, asked for by the control its entry in registration-fields.ts names; the number and the
 * code sent to it have controls of their own. `hint` stands in the place of what the rule says.
 */
export function RegistrationInput({
  name,
  rule,
  captchaRound,
  hint: givenHint,
  error,
}: {
  name: RegistrationField
  rule: FieldRule
  captchaRound: number
  hint?: string | undefined
  error?: string | undefined
}): ReactNode {
  const { t } = useWords('fields')
  const { control, autocomplete = 'off' } = fieldOf(name)
  const label = t(`fields.label.${name}`)
  const { messageKey, min, max } = ruleMessage(name, rule)
  const shared = { name, label, error, required: rule.required, maxLength: rule.maxLength, autoComplete: autocomplete }
  const hint = givenHint ?? t(messageKey as WordKey, { min: min ?? 0, max: max ?? 0 })

  if (control === 'captcha') return <CaptchaField round={captchaRound} />
  if (control === 'country') return <CountrySelect name={name} label={label} required={rule.required} />
  if (control === 'password') {
    const isNumber = patternOf(rule.patternId)?.family === 'digits'
    return <PasswordField {...shared} hint={hint} inputMode={isNumber ? 'numeric' : undefined} />
  }
  // The browser's own calendar writes the year first.
  if (control === 'date' && patternOf(rule.patternId)?.family === 'dateYearFirst') {
    return <TextField {...shared} type="date" />
  }
  if (name === 'affiliateCode') return <InvitationField {...shared} hint={hint} />
  return (
    <TextField
      {...shared}
      hint={hint}
      defaultValue={name === 'referralCode' ? referral() : undefined}
      type={control === 'date' ? 'text' : kinds[control]}
      inputMode={control in keyboards ? keyboards[control as keyof typeof keyboards] : undefined}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
