import { sendRegistrationCode } from '@croupier/api/identity/send-registration-code.ts'
import { call } from '@croupier/client/call.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { FormState } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useEffect } from 'react'
import { prepareBotCheck } from './bot-check.ts'
import { CodeField } from './code-field.tsx'
import { type TypedPhone, usePhoneRule } from './phone-field.tsx'
import { takeFieldFaults } from './take-field-faults.ts'
import type { FirebaseCode } from './use-firebase-code.tsx'
import { useHumanProof } from './use-human-proof.tsx'

/** The code sent to the number one registers with. A captcha comes where the sending asks for one. */
export function RegistrationCode({
  phone,
  required,
  asksCaptcha,
  form,
  firebase,
  onCaptchaUsed,
}: {
  phone: TypedPhone
  required: boolean
  /** False where the form has a captcha of its own, which then serves here too. */
  asksCaptcha: boolean
  form: FormState
  firebase: FirebaseCode
  onCaptchaUsed: () => void
}): ReactNode {
  const { t } = useWords('codes')
  const { holds } = usePhoneRule()
  const human = useHumanProof()

  useEffect(prepareBotCheck, [])

  const text = () =>
    human.sendBeside(form, async (shown) => {
      const { countryDialingCode, mobileNum } = phone
      try {
        return await call(sendRegistrationCode, { countryDialingCode, mobileNo: mobileNum, ...shown })
      } finally {
        if (shown.captcha !== undefined) onCaptchaUsed()
      }
    })

  const onRefused = (error: unknown): boolean => (human.takeFault(error) ? asksCaptcha : takeFieldFaults(form, error))

  return (
    <>
      {asksCaptcha && human.captcha}
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
