import { resetByMobileForm, resetPasswordByMobile } from '@croupier/api/identity/passwords/reset-password-by-mobile.ts'
import { sendSmsCode } from '@croupier/api/identity/codes/send-sms-code.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { prepareBotCheck } from './bot-check.ts'
import { CodeField } from './code-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PhoneField, type TypedPhone, usePhoneRule } from './phone-field.tsx'
import { takeFieldFaults } from '../../parts/take-field-faults.ts'
import { useFirebaseCode } from './use-firebase-code.tsx'
import { useHumanProof } from './use-human-proof.tsx'

/** A new password by a code sent to one’s phone. */
export function ForgotMobileForm({
  onDone,
}: {
  onDone: (answer: OutputOf<typeof resetPasswordByMobile>) => Promise<void>
}): ReactNode {
  const { t } = useWords('identity', 'password', 'codes', 'fields', 'fault', 'refusals')
  const [phone, setPhone] = useState<TypedPhone>({ countryDialingCode: '', mobileNum: '' })
  const human = useHumanProof()
  const { holds } = usePhoneRule()
  const firebase = useFirebaseCode()
  useEffect(prepareBotCheck, [])
  const form = useForm(resetByMobileForm, {
    extra: () => ({ loginDeviceId: deviceId() }),
    async onSubmit({ countryDialingCode, mobileNum, verificationCode, newPassword, loginDeviceId }) {
      const proven = await firebase.prove(verificationCode)
      if (proven === 'wrong') return
      const input = { countryDialingCode, mobileNum, newPassword, loginDeviceId, ...(proven ?? { verificationCode }) }
      const answer = await call(resetPasswordByMobile, input).catch((error: unknown) => {
        followFault(error)
        throw error
      })
      await onDone(answer)
    },
  })

  const text = () => human.sendBeside(form, (shown) => call(sendSmsCode, { ...phone, purpose: 'reset', ...shown }))
  const onRefused = (error: unknown): boolean => human.takeFault(error) || takeFieldFaults(form, error)

  return (
    <Form form={form}>
      <p className="text-sm text-ink-soft">{t('password.forgot.mobile.text')}</p>
      <FormProblem of={form.problem} />
      <PhoneField value={phone} onChange={setPhone} />
      {human.captcha}
      <CodeField
        request={() => firebase.send(phone, text)}
        canSend={holds(phone)}
        hint={t('codes.number.first')}
        onRefused={onRefused}
      />
      {firebase.frame}
      <NewPasswordField />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('identity.forgot.mobile.action')}
      </Button>
    </Form>
  )
}
