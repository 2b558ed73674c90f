import { logIn, passwordLogInForm } from '@croupier/api/identity/log-in/log-in.ts'
import { logInRemembered } from '@croupier/api/identity/log-in/log-in-remembered.ts'
import type { OutputOf, ReceivedOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useRef, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { prepareBotCheck } from './bot-check.ts'
import { followSecondStep } from './follow-second-step.ts'
import { LoginFormEnd } from './login-form-end.tsx'
import { forgetKeptLogin, isLoginKept, rememberedUser, rememberUser } from './remembered-user.ts'
import { useHumanProof } from './use-human-proof.tsx'

export type LoginAnswer = OutputOf<typeof logIn>

/** Stands in the box for a password that is not in this page: the browser holds what the server gave it instead. */
const KEPT = '••••••••••'

/** Name, password and, after failures, the characters of a picture. `moduleId` says from which side one logs in. */
export function LoginForm({
  onDone,
  moduleId,
  then,
}: {
  /** `held`: the password of this log-in, for a change of it that may be due; undefined where none was typed. */
  onDone: (answer: LoginAnswer, held?: string) => Promise<void> | void
  moduleId?: string | undefined
  /** Where the person wanted to go, for a second step that comes in between. */
  then?: string | undefined
}): ReactNode {
  const { t } = useWords('identity', 'fields', 'fault', 'refusals')
  const [user] = useState(rememberedUser)
  const [isKept, setKept] = useState(isLoginKept)
  const [isRemembered, setRemembered] = useState(() => user !== '')
  const human = useHumanProof()
  const password = useRef<HTMLInputElement>(null)

  const dropKept = (): void => {
    setKept(false)
    if (password.current?.value === KEPT) password.current.value = ''
  }

  const send = async (input: ReceivedOf<typeof logIn>): Promise<LoginAnswer> => {
    if (isKept && input.password === KEPT && input.username === user) {
      return call(logInRemembered, { username: user, loginDeviceId: deviceId() }, { moduleId })
    }
    return call(logIn, { ...input, ...(await human.take()), remember: isRemembered }, { moduleId })
  }

  const form = useForm(passwordLogInForm, {
    extra: () => ({ loginDeviceId: deviceId() }),
    async onSubmit(input) {
      try {
        const answer = await send(input)
        rememberUser(isRemembered ? input.username : '')
        await onDone(answer, input.password === KEPT ? undefined : input.password)
      } catch (error) {
        followFault(error)
        if (isRefused(error, 'login.verification.required')) {
          followSecondStep(error, { moduleId, then, remember: isRemembered ? input.username : '' })
          return
        }
        if (isRefused(error, 'login.remember.stale', 'login.remember.reused')) {
          forgetKeptLogin()
          dropKept()
          password.current?.focus()
        }
        human.refused(error)
        throw error
      }
    },
  })

  return (
    <Form form={form}>
      <FormProblem of={form.problem} />
      <TextField
        name="username"
        label={t('fields.label.username')}
        placeholder={t('identity.login.username.placeholder')}
        defaultValue={user}
        onInput={prepareBotCheck}
        onChange={(event) => event.target.value.trim() !== user && dropKept()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        data-autofocus=""
      />
      <PasswordField
        ref={password}
        name="password"
        label={t('fields.label.password')}
        placeholder={t('identity.login.password.placeholder')}
        defaultValue={isKept ? KEPT : undefined}
        hint={isKept ? t('identity.login.remembered') : undefined}
        // What is typed takes the place of what only stands for a password.
        onFocus={(event) => event.target.value === KEPT && event.target.select()}
        onInput={prepareBotCheck}
        autoComplete="current-password"
        maxLength={128}
        required
      />
      <LoginFormEnd
        captcha={human.captcha}
        rememberLabel={t('identity.login.remember')}
        isRemembered={isRemembered}
        onRemember={setRemembered}
        isSubmitting={form.submitting}
      />
    </Form>
  )
}
