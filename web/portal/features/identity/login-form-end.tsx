import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import type { ReactNode } from 'react'

/** How a log-in by what is typed ends: the picture where it is asked for, what this browser remembers, and the button. */
export function LoginFormEnd({
  captcha,
  rememberLabel,
  isRemembered,
  onRemember,
  isSubmitting,
}: {
  captcha: ReactNode
  rememberLabel: ReactNode
  isRemembered: boolean
  onRemember: (isRemembered: boolean) => void
  isSubmitting: boolean
}): ReactNode {
  const { t } = useWords('identity')
  return (
    <>
      {captcha}
      <Checkbox label={rememberLabel} checked={isRemembered} onChange={(event) => onRemember(event.target.checked)} />
      <Button type="submit" variant="action" size="large" wide loading={isSubmitting}>
        {t('identity.login.action')}
      </Button>
    </>
  )
}
