import { registerBySocial } from '@croupier/api/identity/registration/register-by-social.ts'
import type { RegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import {
  askedFields,
  type RegistrationSwitches,
  ruleMessage,
} from '@croupier/api/identity/registration/registration-schema.ts'
import { call } from '@croupier/client/call.ts'
import { CallRefused, isRefused } from '@croupier/client/call-refused.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { WordKey } from '@croupier/words/areas.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { forgetInvitation, referral } from '../../session/invitation.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { prepareBotCheck } from './bot-check.ts'
import { checkedInvitation } from './checked-invitation.ts'
import { PhoneField, type TypedPhone } from './phone-field.tsx'
import { RegisterConsent } from './register-consent.tsx'
import { RegistrationInput } from './registration-input.tsx'
import { useHumanProof } from './use-human-proof.tsx'
import { withConsent } from './with-consent.ts'

const faultFields: Readonly<Record<string, string>> = {
  'username.taken': 'username',
  'email.taken': 'email',
  'mobile.taken': 'mobileNum',
  invitation_code_error: 'affiliateCode',
}

/** The rest of a registration by a social account: the operator's fields, terms and age; no password. */
export function SocialRegisterForm({
  ticket,
  rules,
  switches,
  minimumAge,
  username,
  email,
  onDone,
}: {
  ticket: string
  rules: RegistrationRules
  switches: RegistrationSwitches
  minimumAge: number
  /** Proposed; the person may choose another. */
  username: string
  email: string | null
  onDone: (answer: OutputOf<typeof registerBySocial>) => Promise<void> | void
}): ReactNode {
  const { t } = useWords('identity', 'fields', 'fault', 'refusals', 'social')
  const refusalText = useRefusalText()
  const [phone, setPhone] = useState<TypedPhone>({ countryDialingCode: '', mobileNum: '' })
  const [captchaRound, setCaptchaRound] = useState(1)
  const human = useHumanProof()
  useEffect(prepareBotCheck, [])
  const asked = askedFields(rules, 'social', switches)
  const asksCaptcha = asked.some(({ name }) => name === 'captcha')
  const asksInvitation = asked.some(({ name }) => name === 'affiliateCode')

  const form = useForm(withConsent(registerBySocial.input), {
    extra: () => ({
      ticket,
      domain: location.hostname,
      registerUrl: `${location.origin}/`,
      loginDeviceId: deviceId(),
    }),
    async onSubmit(input) {
      try {
        const affiliateCode = await checkedInvitation(asked, switches, input.affiliateCode)
        // A friend's link counts although the form asks for no code.
        const referralCode = input.referralCode || referral() || undefined
        await onDone(await call(registerBySocial, { ...input, ...(await human.take()), affiliateCode, referralCode }))
      } catch (error) {
        followFault(error)
        // Whoever came by a wrong link and is asked for no code would otherwise never get in.
        if (!asksInvitation && isRefused(error, 'invitation_code_error')) forgetInvitation()
        if (asksCaptcha) setCaptchaRound((round) => round + 1)
        human.refused(error)
        throw error
      }
    },
  })
  /** The field a refusal without fields is about: its message then stands there. */
  const refused = form.problem instanceof CallRefused ? faultFields[form.problem.code] : undefined
  const refusedField = asked.some(({ name }) => name === refused) ? refused : undefined

  return (
    <Form form={form}>
      <FormProblem of={refusedField === undefined ? form.problem : undefined} />
      {asked.map(({ name, rule }) => {
        const error = refusedField === name ? refusalText(form.problem) : undefined
        if (name === 'mobileNum') {
          return <PhoneField key={name} value={phone} onChange={setPhone} required={rule.required} />
        }
        const known = { username, email }[name as string]
        if (!known) return <RegistrationInput key={name} {...{ name, rule, captchaRound, error }} />
        const { messageKey, min, max } = ruleMessage(name, rule)
        const ruleHint = t(messageKey as WordKey, { min: min ?? 0, max: max ?? 0 })
        return (
          <TextField
            key={name}
            name={name}
            label={t(`fields.label.${name}`)}
            hint={name === 'username' ? `${t('social.register.username.hint')} ${ruleHint}` : ruleHint}
            error={error}
            defaultValue={known}
            type={name === 'email' ? 'email' : 'text'}
            required={rule.required}
            maxLength={rule.maxLength}
            autoComplete={name}
            autoCapitalize="none"
            spellCheck={false}
          />
        )
      })}
      {!asksCaptcha && human.captcha}
      <RegisterConsent minimumAge={minimumAge} />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('social.register.action')}
      </Button>
    </Form>
  )
}
