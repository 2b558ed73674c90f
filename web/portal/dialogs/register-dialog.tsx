import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/components/dialog.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import type { DialogPlace } from '../app/dialog-host.tsx'
import { openDialog } from '../app/dialogs.ts'
import { useModules, useSettings } from '../app/settings.ts'
import { RegisterForm } from '../features/identity/register-form.tsx'
import { useArrival } from '../features/identity/use-arrival.ts'

export default function RegisterDialog({ open, dialog, onClose }: DialogPlace<'register'>): ReactNode {
  const { t } = useWords('identity', 'fields', 'fault', 'refusals')
  const settings = useSettings()
  const isOn = useModules()
  const arrive = useArrival('register', dialog.then)
  return (
    <Dialog open={open} onClose={onClose} title={t('identity.register.title')} size="medium">
      {settings === undefined ? (
        <Waiting>
          <SkeletonText lines={6} />
        </Waiting>
      ) : isOn('USERNAMEREG3') ? (
        <div className="flex flex-col gap-4">
          <RegisterForm rules={settings.register.fields} minimumAge={settings.register.minimumAge} onDone={arrive} />
          <p className="text-sm text-ink-soft">
            <Words
              k="identity.register.loginLink"
              components={{
                login: (content) => (
                  <button
                    type="button"
                    className="min-h-11 text-brass underline decoration-hairline underline-offset-4 hover:decoration-current"
                    onClick={() => openDialog({ kind: 'login', then: dialog.then })}
                  >
                    {content}
                  </button>
                ),
              }}
            />
          </p>
        </div>
      ) : (
        <EmptyState title={t('identity.register.closed.title')}>{t('identity.register.closed.text')}</EmptyState>
      )}
    </Dialog>
  )
}
