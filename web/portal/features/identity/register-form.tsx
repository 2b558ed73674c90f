import { registerByMobile } from '@croupier/api/identity/registration/register-by-mobile.ts'
import { registerMember } from '@croupier/api/identity/registration/register-member.ts'
import type { RegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import {
  type AskedField,
  askedFields,
  type RegistrationKind,
  registrationSchema,
  type RegistrationSwitches,
  type RegistrationValues,
} from '@croupier/api/identity/registration/registration-schema.ts'
import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { CallRefused, isRefused } from '@croupier/client/call-refused.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { queryClient } from '@croupier/client/query-client.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { forgetInvitation, referral } from '../../session/invitation.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { prepareBotCheck } from './bot-check.ts'
import { checkedInvitation } from './checked-invitation.ts'
import { PhoneField, type TypedPhone } from './phone-field.tsx'
import { RegisterConsent } from './register-consent.tsx'
import { RegistrationCode } from './registration-code.tsx'
import { RegistrationInput } from './registration-input.tsx'
import { useFirebaseCode } from './use-firebase-code.tsx'
import { useHumanProof } from './use-human-proof.tsx'
import { consent, withConsent } from './with-consent.ts'

type RegisterAnswer = OutputOf<typeof registerMember>

const faultFields: Readonly<Record<string, string>> = {
  'username.taken': 'username',
  'email.taken': 'email',
  'mobile.taken': 'mobileNum',
  'password.breached': 'password',
  'password.same.as.username': 'password',
  invitation_code_error: 'affiliateCode',
}

/** The registration the operator's rules ask for: one control per field, checked as the server checks it. */
export function RegisterForm({
  kind,
  rules,
  switches,
  minimumAge,
  onDone,
}: {
  kind: RegistrationKind
  rules: RegistrationRules
  switches: RegistrationSwitches
  minimumAge: number
  onDone: (answer: RegisterAnswer) => Promise<void> | void
}): ReactNode {
  const { t } = useWords('identity', 'fields', 'fault', 'refusals')
  const refusalText = useRefusalText()
  const [captchaRound, setCaptchaRound] = useState(1)
  const [phone, setPhone] = useState<TypedPhone>({ countryDialingCode: '', mobileNum: '' })
  const [isCodeRefused, setCodeRefused] = useState(false)
  const firebase = useFirebaseCode()
  const human = useHumanProof()
  useEffect(prepareBotCheck, [])
  const asked = askedFields(rules, kind, switches)
  const asks = (name: AskedField['name']) => asked.some((field) => field.name === name)

  const form = useForm(withConsent(registrationSchema(rules, kind, switches)), {
    async onSubmit(checked) {
      const values = checked as RegistrationValues
      try {
        const proven = await firebase.prove(values.verificationCode)
        if (proven === 'wrong') return
        const affiliateCode = await checkedInvitation(asked, switches, values.affiliateCode)
        const answer = await call(kind === 'mobile' ? registerByMobile : registerMember, {
          ...values,
          ...(await human.show()),
          ...consent,
          affiliateCode,
          // A friend's link counts although the form asks for no code.
          referralCode: values.referralCode || referral() || undefined,
          confirmPassword: values.password,
          countryDialingCode: (values.mobileNum && phone.countryDialingCode) || undefined,
          domain: location.hostname,
          registerUrl: location.href.slice(0, 500),
          registerMethod: 'WEB',
          loginDeviceId: deviceId(),
          ...(proven ? { firebaseChannel: 'phone', ...proven } : {}),
        })
        await onDone(answer)
      } catch (error) {
        followFault(error)
        if (isRefused(error, 'invitation_code_error')) setCodeRefused(true)
        // The operator may have changed the form while it stood open.
        if (isRefused(error, 'request.invalid', 'function.not.available')) {
          void queryClient.invalidateQueries({ queryKey: [showConsolidatedSettings.name] })
        }
        if (asks('captcha')) setCaptchaRound((round) => round + 1)
        human.refused(error)
        throw error
      }
    },
  })

  /** The field a refusal without fields is about: its message then stands there. */
  const refused = form.problem instanceof CallRefused ? faultFields[form.problem.code] : undefined
  const refusedField = refused !== undefined && asks(refused as AskedField['name']) ? refused : undefined
  const errorAt = (name: string) => (refusedField === name ? refusalText(form.problem) : undefined)

  function inputOf({ name, rule }: AskedField): ReactNode {
    if (name === 'mobileNum') {
      return <PhoneField key={name} value={phone} onChange={setPhone} required={rule.required} />
    }
    if (name === 'verificationCode') {
      return (
        <RegistrationCode
          key={name}
          phone={phone}
          required={rule.required}
          hasCaptcha={asks('captcha')}
          human={human}
          form={form}
          firebase={firebase}
          onCaptchaUsed={() => setCaptchaRound((round) => round + 1)}
        />
      )
    }
    const isNameOptional = name === 'username' && !rule.required
    return (
      <RegistrationInput
        key={name}
        name={name}
        rule={rule}
        captchaRound={captchaRound}
        hint={isNameOptional ? t('identity.register.username.fromMobile') : undefined}
        error={errorAt(name)}
      />
    )
  }

  return (
    <Form form={form}>
      <FormProblem of={refusedField === undefined ? form.problem : undefined} />
      {asked.map(inputOf)}
      {kind === 'mobile' && !switches.asksPassword && (
        <p className="text-sm text-ink-soft">{t('identity.register.mobile.noPassword')}</p>
      )}
      {!asks('captcha') && human.captcha}
      <RegisterConsent minimumAge={minimumAge} />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('identity.register.action')}
      </Button>
      <CodeWarning
        open={isCodeRefused}
        onClose={() => {
          setCodeRefused(false)
          // Whoever came by a wrong link and is asked for no code would otherwise never get in.
          if (!asks('affiliateCode')) forgetInvitation()
        }}
      />
    </Form>
  )
}

/** What the error catalogue wants where an invitation code leads to nobody: a warning that is confirmed. */
function CodeWarning({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('identity', 'refusals')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('identity.register.affiliate.failed.title')}
      footer={
        <Button variant="action" data-autofocus="" onClick={onClose}>
          {t('kit.confirm')}
        </Button>
      }
    >
      <p role="alert" className="text-ink-soft">
        {t('refusals.invitation_code_error')}
      </p>
    </Dialog>
  )
}
