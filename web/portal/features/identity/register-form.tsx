import { findAffiliate } from '@croupier/api/identity/find-affiliate.ts'
import { registerMember } from '@croupier/api/identity/register-member.ts'
import type { RegistrationRules } from '@croupier/api/identity/registration-fields.ts'
import { askedFields, type RegistrationValues, registrationSchema } from '@croupier/api/identity/registration-schema.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { CallRefused, isRefused } from '@croupier/client/call-refused.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Checkbox } from '@croupier/kit/components/choice.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { followFault } from '../../app/follow-faults.ts'
import { RegistrationInput } from './registration-input.tsx'

type RegisterAnswer = OutputOf<typeof registerMember>

const captchaFaults = ['login.captcha.required', 'login.captcha.wrong'] as const
const faultFields: Readonly<Record<string, string>> = {
  'username.taken': 'username',
  'email.taken': 'email',
  'mobile.taken': 'mobileNum',
  'password.breached': 'password',
  'password.same.as.username': 'password',
}

/** The registration the operator's rules ask for: one control per field, checked as the server checks it. */
export function RegisterForm({
  rules,
  minimumAge,
  onDone,
}: {
  rules: RegistrationRules
  minimumAge: number
  onDone: (answer: RegisterAnswer) => Promise<void> | void
}): ReactNode {
  const { t } = useWords('identity', 'fields', 'fault', 'refusals')
  const refusalText = useRefusalText()
  const [hasConsented, setConsented] = useState({ terms: false, ageConfirmed: false })
  const [isConsentMissing, setConsentMissing] = useState(false)
  const [captchaRound, setCaptchaRound] = useState(1)
  const asked = useMemo(() => askedFields(rules, 'username'), [rules])
  const schema = useMemo(() => registrationSchema(rules, 'username'), [rules])

  const form = useForm(schema, {
    async onSubmit(checked) {
      const values = checked as RegistrationValues
      const consented = hasConsented.terms && hasConsented.ageConfirmed
      setConsentMissing(!consented)
      if (!consented) return
      try {
        const { affiliateCode } = values
        if (affiliateCode) await call(findAffiliate, { code: affiliateCode, domain: location.hostname })
        const answer = await call(registerMember, {
          ...values,
          ...hasConsented,
          domain: location.hostname,
          registerUrl: location.href.slice(0, 500),
          registerMethod: 'WEB',
          loginDeviceId: deviceId(),
        })
        await onDone(answer)
      } catch (error) {
        followFault(error)
        if (rules.captcha.enabled || isRefused(error, ...captchaFaults)) setCaptchaRound((round) => round + 1)
        throw error
      }
    },
  })

  /** The field a refusal without fields is about: its message then stands there. */
  const refusedField = form.problem instanceof CallRefused ? faultFields[form.problem.code] : undefined

  return (
    <Form form={form}>
      {form.problem !== undefined && refusedField === undefined && (
        <Notice tone="bad" urgent>
          {refusalText(form.problem)}
        </Notice>
      )}
      {asked.map(({ name, rule }) => (
        <RegistrationInput
          key={name}
          name={name}
          rule={rule}
          captchaRound={captchaRound}
          error={refusedField === name ? refusalText(form.problem) : undefined}
        />
      ))}
      <div>
        <Checkbox
          label={
            <Words
              k="identity.register.consent.terms"
              components={{
                terms: (content) => (
                  <a href="/help#term" target="_blank" rel="noopener" className="text-brass underline">
                    {content}
                  </a>
                ),
              }}
            />
          }
          checked={hasConsented.terms}
          onChange={(event) => setConsented({ ...hasConsented, terms: event.target.checked })}
        />
        <Checkbox
          label={t('identity.register.consent.age', { age: minimumAge })}
          checked={hasConsented.ageConfirmed}
          onChange={(event) => setConsented({ ...hasConsented, ageConfirmed: event.target.checked })}
        />
        {isConsentMissing && (
          <p role="alert" className="text-sm text-vermilion">
            {t('identity.register.consent.missing')}
          </p>
        )}
      </div>
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('identity.register.action')}
      </Button>
    </Form>
  )
}
