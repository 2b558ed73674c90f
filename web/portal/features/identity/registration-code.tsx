import { sendRegistrationCode } from '@croupier/api/identity/codes/send-registration-code.ts'
import { call } from '@croupier/client/call.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { FormState } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { CodeField } from './code-field.tsx'
import { type TypedPhone, usePhoneRule } from './phone-field.tsx'
import { takeFieldFaults } from '../../parts/take-field-faults.ts'
import type { FirebaseCode } from './use-firebase-code.tsx'
import type { HumanProof } from './use-human-proof.tsx'

/** The code sent to the number one registers with. The form brings a captcha where the sending asks for one. */
export function RegistrationCode({
  phone,
  required,
  hasCaptcha,
  human,
  form,
  firebase,
  onCaptchaUsed,
}: {
  phone: TypedPhone
  required: boolean
  /** Whether the operator’s rules give the form a captcha, which then serves here too. */
  hasCaptcha: boolean
  human: HumanProof
  form: FormState
  firebase: FirebaseCode
  onCaptchaUsed: () => void
}): ReactNode {
  const { t } = useWords('codes')
  const { holds } = usePhoneRule()

  const text = () =>
    human.sendBeside(form, async (shown) => {
      const { countryDialingCode, mobileNum } = phone
      try {
        return await call(sendRegistrationCode, { countryDialingCode, mobileNo: mobileNum, ...shown })
      } finally {
        if (shown.captcha !== undefined) onCaptchaUsed()
      }
    })

  const onRefused = (error: unknown): boolean => (human.takeFault(error) ? !hasCaptcha : takeFieldFaults(form, error))

  return (
    <>
      <CodeField
        request={() => firebase.send(phone, text)}
        canSend={holds(phone)}
        hint={t('codes.number.first')}
        onRefused={onRefused}
        required={required}
      />
      {firebase.frame}
    </>
  )
}
