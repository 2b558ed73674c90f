import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useModules } from '../../session/settings.ts'
import { ForgotEmailForm } from '../../features/identity/forgot-email-form.tsx'
import { ForgotMobileForm } from '../../features/identity/forgot-mobile-form.tsx'
import { useArrival } from '../../features/identity/use-arrival.ts'

type TabId = 'email' | 'mobile'

/** Back in without the password: by a letter, or by a text. Whoever registers by mobile here is asked for that first. */
export default function ForgotDialog({ open, dialog, onClose }: DialogPlace<'forgot'>): ReactNode {
  const { t } = useWords('identity', 'password', 'codes', 'fields', 'fault', 'refusals')
  const isOn = useModules()
  const arrive = useArrival('reset')
  const [chosen, setChosen] = useState<TabId>()
  const tab = chosen ?? dialog.tab ?? (isOn('MOBILENUMPASSREG3') ? 'mobile' : 'email')
  const sent = (email: string): void => {
    onClose()
    showToast({ tone: 'good', text: t('identity.forgot.email.done.text', { email }) })
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('identity.forgot.title')}>
      <div className="flex flex-col gap-4">
        <Tabs<TabId>
          label={t('password.forgot.tabs')}
          wide
          selected={tab}
          onSelect={setChosen}
          tabs={[
            { id: 'email', label: t('identity.forgot.tab.email') },
            { id: 'mobile', label: t('identity.forgot.tab.mobile') },
          ]}
        >
          {tab === 'email' ? <ForgotEmailForm onSent={sent} /> : <ForgotMobileForm onDone={arrive} />}
        </Tabs>
        <Button size="small" variant="ghost" onClick={() => openDialog({ kind: 'login' })}>
          {t('password.forgot.loginLink')}
        </Button>
      </div>
    </Dialog>
  )
}
