import { sendRegistrationCode } from '@croupier/api/identity/send-registration-code.ts'
import { call } from '@croupier/client/call.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { FormState } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useEffect } from 'react'
import { prepareBotCheck } from './bot-check.ts'
import { CodeField } from './code-field.tsx'
import { type TypedPhone, usePhoneRule } from './phone-field.tsx'
import type { FirebaseCode } from './use-firebase-code.tsx'
import { typedCaptcha, useHumanProof } from './use-human-proof.tsx'

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

  const text = async () => {
    const captcha = typedCaptcha(form.attributes.ref.current)
    const { countryDialingCode, mobileNum } = phone
    try {
      const proof = await human.take()
      return await call(sendRegistrationCode, { countryDialingCode, mobileNo: mobileNum, ...captcha, ...proof })
    } finally {
      human.renew()
      if (captcha.captcha !== undefined) onCaptchaUsed()
    }
  }

  const onRefused = (error: unknown): boolean => {
    if (human.takeFault(error)) return asksCaptcha
    if (!isRefused(error) || error.fields.length === 0) return false
    form.setFaults(error.fields)
    return true
  }

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
