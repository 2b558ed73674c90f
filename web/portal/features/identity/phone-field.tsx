import { type FieldRule, initialRegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import { keepsRule } from '@croupier/api/identity/registration/registration-schema.ts'
import { listCountries } from '@croupier/api/settings/list-countries.ts'
import { plainDigits } from '@croupier/basis/digits.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import type { ReactNode } from 'react'
import { useSettings } from '../../session/settings.ts'

/** A number as it is being typed; `countryDialingCode` is empty until one was chosen: the first country's then. */
export interface TypedPhone {
  countryDialingCode: string
  mobileNum: string
}

/** How the house asks for a mobile number, and whether what is typed keeps to it. */
export function usePhoneRule(): { rule: FieldRule; holds: (phone: TypedPhone) => boolean } {
  const fields = useSettings()?.register.fields
  const rule = { ...(fields?.mobileNum ?? initialRegistrationRules.mobileNum), required: true }
  return { rule, holds: ({ mobileNum }) => keepsRule(rule, plainDigits(mobileNum)) }
}

/** What is typed, with the country chosen where its code stands in front, as in a number copied from elsewhere. */
function phoneFrom(typed: string, dialingCodes: readonly string[]): Partial<TypedPhone> {
  const abroad = /^(?:\+|00)(\d+)$/.exec(plainDigits(typed))?.[1]
  const [code] = dialingCodes
    .filter((each) => abroad?.startsWith(each))
    .toSorted((one, other) => other.length - one.length)
  return abroad && code ? { countryDialingCode: code, mobileNum: abroad.slice(code.length) } : { mobileNum: typed }
}

/** The country's dialing code and the number, as fields `countryDialingCode` and `mobileNum`, or as `name` says. */
export function PhoneField({
  value,
  onChange,
  name = 'mobileNum',
  isFirst = false,
  required = true,
}: {
  value: TypedPhone
  onChange: (phone: TypedPhone) => void
  /** The number's field, where its operation calls it otherwise. */
  name?: string | undefined
  /** Its number takes the focus when the dialog opens. */
  isFirst?: boolean | undefined
  required?: boolean | undefined
}): ReactNode {
  const { t } = useWords('codes', 'fields')
  const { data = [] } = useOperation(listCountries)
  const { rule } = usePhoneRule()
  const dialingCodes = data.map(({ countryDialingCode }) => countryDialingCode)
  const options = data.map(({ countryCode, countryDialingCode }) => ({
    value: countryDialingCode,
    // Short enough to be read beside the number, and from left to right.
    label: `\u2066+${countryDialingCode} ${countryCode}\u2069`,
  }))
  return (
    <div className="flex items-start gap-3">
      <Select
        name="countryDialingCode"
        label={t('codes.phone.country')}
        options={options}
        value={value.countryDialingCode || (data[0]?.countryDialingCode ?? '')}
        onChange={(event) => onChange({ ...value, countryDialingCode: event.target.value })}
        autoComplete="tel-country-code"
        className="w-32 shrink-0"
      />
      <TextField
        name={name}
        label={t('fields.label.mobileNum')}
        hint={t('fields.error_phone_number_limit', { min: rule.minLength, max: rule.maxLength })}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        dir="ltr"
        required={required}
        value={value.mobileNum}
        onChange={(event) => onChange({ ...value, ...phoneFrom(event.target.value, dialingCodes) })}
        className="flex-1"
        data-autofocus={isFirst ? '' : undefined}
      />
    </div>
  )
}
