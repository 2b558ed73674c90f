import { logIn } from '@croupier/api/identity/log-in.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Checkbox } from '@croupier/kit/components/choice.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { PasswordField } from '@croupier/kit/components/password-field.tsx'
import { TextField } from '@croupier/kit/components/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { followFault } from '../../app/follow-faults.ts'
import { CaptchaField } from './captcha-field.tsx'
import { rememberedUser, rememberUser } from './remembered-user.ts'

export type LoginAnswer = OutputOf<typeof logIn>

/** Name, password and, after failures, the characters of a picture. `moduleId` says from which side one logs in. */
export function LoginForm({
  onDone,
  moduleId,
}: {
  onDone: (answer: LoginAnswer) => Promise<void> | void
  moduleId?: string | undefined
}): ReactNode {
  const { t } = useWords('identity', 'fields', 'fault', 'refusals')
  const refusalText = useRefusalText()
  const [isRemembered, setRemembered] = useState(() => rememberedUser() !== '')
  // Each failure asks for a new picture: the one before has been used up.
  const [captchaRound, setCaptchaRound] = useState(0)

  const form = useForm(logIn.input, {
    extra: () => ({ loginDeviceId: deviceId() }),
    async onSubmit(input) {
      try {
        const answer = await call(logIn, input, { moduleId })
        rememberUser(isRemembered ? input.username : '')
        await onDone(answer)
      } catch (error) {
        followFault(error)
        const wantsCaptcha = isRefused(error) && error.value['captcha'] === true
        const isCaptchaFault = isRefused(error, 'login.captcha.required', 'login.captcha.wrong')
        if (wantsCaptcha || isCaptchaFault) setCaptchaRound((round) => round + 1)
        throw error
      }
    },
  })

  return (
    <Form form={form}>
      {form.problem !== undefined && (
        <Notice tone="bad" urgent>
          {refusalText(form.problem)}
        </Notice>
      )}
      <TextField
        name="username"
        label={t('fields.label.username')}
        placeholder={t('identity.login.username.placeholder')}
        defaultValue={rememberedUser()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        data-autofocus=""
      />
      <PasswordField
        name="password"
        label={t('fields.label.password')}
        placeholder={t('identity.login.password.placeholder')}
        autoComplete="current-password"
        maxLength={128}
        required
      />
      {captchaRound > 0 && <CaptchaField round={captchaRound} />}
      <Checkbox
        label={t('identity.login.rememberName')}
        checked={isRemembered}
        onChange={(event) => setRemembered(event.target.checked)}
      />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('identity.login.action')}
      </Button>
    </Form>
  )
}
