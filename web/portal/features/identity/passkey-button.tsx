import { beginPasskeyLogin } from '@croupier/api/identity/passkeys/begin-passkey-login.ts'
import { logInByPasskey } from '@croupier/api/identity/passkeys/log-in-by-passkey.ts'
import { call } from '@croupier/client/call.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { KeyIcon } from '@croupier/kit/icons/signs.tsx'
import { type ReactNode, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { canUsePasskeys, PasskeyCancelled, showPasskey } from '../../parts/passkey.ts'
import type { LoginAnswer } from './login-form.tsx'

/** Logs in without a name or a password; nothing where the browser has no passkeys. */
export function PasskeyButton({
  onDone,
  moduleId,
}: {
  onDone: (answer: LoginAnswer) => Promise<void> | void
  moduleId?: string | undefined
}): ReactNode {
  const { t } = useWords('identity', 'refusals')
  const refusalText = useRefusalText()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  if (!canUsePasskeys()) return null

  const logIn = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { options } = await call(beginPasskeyLogin)
      const shown = await showPasskey(options)
      await onDone(await call(logInByPasskey, { shown, loginDeviceId: deviceId() }, { moduleId }))
    } catch (error) {
      followFault(error)
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <Button wide icon={<KeyIcon />} loading={isBusy} onClick={() => void logIn()}>
        {t('identity.login.passkey')}
      </Button>
      {problem !== undefined && (
        <Notice tone={problem instanceof PasskeyCancelled ? 'plain' : 'bad'} urgent>
          {problem instanceof PasskeyCancelled ? t('identity.login.passkey.cancelled') : refusalText(problem)}
        </Notice>
      )}
    </div>
  )
}
