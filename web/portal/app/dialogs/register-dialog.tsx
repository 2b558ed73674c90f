import { type RegistrationKind, registrationSwitches } from '@croupier/api/identity/registration/registration-schema.ts'
import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import { type ReactNode, useState } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { closeDialog, openDialog } from '../../dialogs/open-dialog.ts'
import { type Settings, useModules } from '../../session/settings.ts'
import { GroupBanners } from '../../parts/group-banner.tsx'
import { RegisterForm } from '../../features/identity/register-form.tsx'
import { useArrival } from '../../features/identity/use-arrival.ts'
import { RegisterGifts } from '../../features/promotions/register-gifts.tsx'

/** A visitor has no socket to be told by: an open form asks for itself whether the operator changed it. */
const FOLLOWS = 5_000

export default function RegisterDialog({ open, dialog, onClose }: DialogPlace<'register'>): ReactNode {
  const { t } = useWords('identity', 'fields', 'fault', 'refusals', 'codes')
  const { data: settings } = useOperation(
    showConsolidatedSettings,
    {},
    { staleMilliseconds: FOLLOWS, everyMilliseconds: FOLLOWS },
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('identity.register.title')} size="medium">
      {settings === undefined ? (
        <Waiting>
          <SkeletonText lines={6} />
        </Waiting>
      ) : (
        <Registration settings={settings} then={dialog.then} />
      )}
    </Dialog>
  )
}

function Registration({ settings, then }: { settings: Settings; then: string | undefined }): ReactNode {
  const { t } = useWords('identity')
  const isOn = useModules()
  const arrive = useArrival('register', then)
  const [chosen, choose] = useState<Exclude<RegistrationKind, 'social'>>('username')
  const ways = { username: isOn('USERNAMEREG3'), mobile: isOn('MOBILENUMREG3') }
  if (!ways.username && !ways.mobile) {
    return <EmptyState title={t('identity.register.closed.title')}>{t('identity.register.closed.text')}</EmptyState>
  }
  const kind = ways[chosen] ? chosen : chosen === 'mobile' ? 'username' : 'mobile'
  const form = (
    <RegisterForm
      kind={kind}
      rules={settings.register.fields}
      switches={registrationSwitches(isOn)}
      minimumAge={settings.register.minimumAge}
      onDone={arrive}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      <GroupBanners group="w_register" onGo={closeDialog} />
      <RegisterGifts />
      {ways.username && ways.mobile ? (
        <Tabs
          wide
          label={t('identity.register.title')}
          selected={kind}
          onSelect={choose}
          tabs={[
            { id: 'username', label: t('identity.register.tab.username') },
            { id: 'mobile', label: t('identity.register.tab.mobile') },
          ]}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      {isOn('LOGIN3') && (
        <p className="text-sm text-ink-soft">
          <Words
            k="identity.register.loginLink"
            components={{
              login: (content) => (
                <button
                  type="button"
                  className="min-h-11 text-brass underline decoration-hairline underline-offset-4 hover:decoration-current"
                  onClick={() => openDialog({ kind: 'login', then })}
                >
                  {content}
                </button>
              ),
            }}
          />
        </p>
      )}
    </div>
  )
}
