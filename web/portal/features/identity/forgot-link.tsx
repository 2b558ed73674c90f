import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useSettings } from '../../session/settings.ts'

/** Leads to a new password, where customer service can be asked when that does not help. */
export function ForgotLink(): ReactNode {
  const { t } = useWords('identity')
  const hasChat = useSettings()?.resources.some(({ resourceType }) => resourceType === 'LIVECHAT') ?? false
  if (!hasChat) return null
  return (
    <Button size="small" variant="ghost" className="-mx-3" onClick={() => openDialog({ kind: 'forgot' })}>
      {t('identity.login.forgotLink')}
    </Button>
  )
}
