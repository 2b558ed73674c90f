import { logIn, smsLogInForm } from '@croupier/api/identity/log-in/log-in.ts'
import { sendSmsCode } from '@croupier/api/identity/codes/send-sms-code.ts'
import { plainDigits } from '@croupier/basis/digits.ts'
import { call } from '@croupier/client/call.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { prepareBotCheck } from './bot-check.ts'
import { CodeField } from './code-field.tsx'
import { LoginFormEnd } from './login-form-end.tsx'
import type { LoginAnswer } from './login-form.tsx'
import { PhoneField, usePhoneRule } from './phone-field.tsx'
import { rememberedMobile, rememberMobile } from './remembered-user.ts'
import { takeFieldFaults } from '../../parts/take-field-faults.ts'
import { useFirebaseCode } from './use-firebase-code.tsx'
import { useHumanProof } from './use-human-proof.tsx'

/** Mobile number and the code that is sent to it. */
export function SmsLoginForm({ onDone }: { onDone: (answer: LoginAnswer) => Promise<void> | void }): ReactNode {
  const { t } = useWords('codes', 'identity', 'fields', 'fault', 'refusals')
  const [phone, setPhone] = useState(rememberedMobile)
  const [isRemembered, setRemembered] = useState(() => phone.mobileNum !== '')
  const human = useHumanProof()
  const { holds } = usePhoneRule()
  const firebase = useFirebaseCode()
  useEffect(prepareBotCheck, [])

  const form = useForm(smsLogInForm, {
    extra: () => ({ type: 'sms', loginDeviceId: deviceId() }),
    async onSubmit(input) {
      try {
        const proven = await firebase.prove(input.password)
        if (proven === 'wrong') return
        const by = proven ? ({ type: 'firebase', ...proven } as const) : await human.take()
        const answer = await call(logIn, { ...input, ...by })
        const { countryDialingCode = '' } = input
        // Without its blanks, since a blank separates the cookie's two values.
        const mobileNum = plainDigits(phone.mobileNum)
        rememberMobile(isRemembered ? { countryDialingCode, mobileNum } : undefined)
        await onDone(answer)
      } catch (error) {
        followFault(error)
        human.refused(error)
        throw error
      }
    },
  })

  const text = () => human.sendBeside(form, (shown) => call(sendSmsCode, { ...phone, ...shown }))
  const onRefused = (error: unknown): boolean => human.takeFault(error) || takeFieldFaults(form, error, 'username')

  return (
    <Form form={form}>
      <FormProblem of={form.problem} />
      <PhoneField name="username" value={phone} onChange={setPhone} isFirst />
      <CodeField
        name="password"
        request={() => firebase.send(phone, text)}
        canSend={holds(phone)}
        hint={t('codes.number.first')}
        onRefused={onRefused}
      />
      {firebase.frame}
      <LoginFormEnd
        captcha={human.captcha}
        rememberLabel={t('codes.login.rememberNumber')}
        isRemembered={isRemembered}
        onRemember={setRemembered}
        isSubmitting={form.submitting}
      />
    </Form>
  )
}
