import { sendRegistrationCode } from '@croupier/api/identity/send-registration-code.ts'
import { call } from '@croupier/client/call.ts'
import { CallRefused } from '@croupier/client/call-refused.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { FormState } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { prepareBotCheck, takeBotCheck } from './bot-check.ts'
import { CaptchaField } from './captcha-field.tsx'
import { CodeField } from './code-field.tsx'
import { type TypedPhone, usePhoneRule } from './phone-field.tsx'
import type { FirebaseCode } from './use-firebase-code.tsx'

const captchaFaults: readonly string[] = ['login.captcha.required', 'login.captcha.wrong']

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
  const [captchaRound, setCaptchaRound] = useState(0)

  useEffect(prepareBotCheck, [])

  const text = async () => {
    const box = form.attributes.ref.current?.elements.namedItem('captcha')
    const captcha = box instanceof HTMLInputElement && box.value !== '' ? box.value : undefined
    const { countryDialingCode, mobileNum } = phone
    try {
      const botCheck = await takeBotCheck()
      return await call(sendRegistrationCode, { countryDialingCode, mobileNo: mobileNum, captcha, botCheck })
    } finally {
      if (captcha !== undefined) onCaptchaUsed()
    }
  }

  const onRefused = (error: unknown): boolean => {
    if (!(error instanceof CallRefused)) return false
    if (captchaFaults.includes(error.code)) {
      setCaptchaRound((round) => round + 1)
      // The first time its appearing says enough.
      return captchaRound === 0 && asksCaptcha
    }
    if (error.fields.length > 0) form.setFaults(error.fields)
    return error.fields.length > 0
  }

  return (
    <>
      {asksCaptcha && captchaRound > 0 && <CaptchaField round={captchaRound} />}
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
