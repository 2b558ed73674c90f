import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useState } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { closeDialog, openDialog } from '../../dialogs/open-dialog.ts'
import { useMayRegister, useModules } from '../../session/settings.ts'
import { GroupBanners } from '../../parts/group-banner.tsx'
import { ForgotLink } from '../../features/identity/forgot-link.tsx'
import { LoginForm } from '../../features/identity/login-form.tsx'
import { SmsLoginForm } from '../../features/identity/sms-login-form.tsx'
import { PasskeyButton } from '../../features/identity/passkey-button.tsx'
import { SocialButtons } from '../../features/identity/social-buttons.tsx'
import { useArrival } from '../../features/identity/use-arrival.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Tabs } from '@croupier/kit/components/tabs.tsx'

export default function LoginDialog({ open, dialog, onClose }: DialogPlace<'login'>): ReactNode {
  const { t, knows } = useWords('identity', 'codes', 'fields', 'fault', 'refusals')
  const isOn = useModules()
  const mayRegister = useMayRegister()
  const [way, setWay] = useState<'username' | 'sms'>('username')
  const arrive = useArrival('login', dialog.then)
  // A server that is newer than this page may know further ways in which a session ends.
  const ended = `identity.ended.${dialog.why}`
  if (!isOn('LOGIN3')) {
    return (
      <Dialog open={open} onClose={onClose} title={t('identity.login.title')}>
        <Notice>{t('refusals.function.not.available')}</Notice>
      </Dialog>
    )
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('identity.login.title')}>
      <div className="flex flex-col gap-4">
        <GroupBanners group="w_login" onGo={closeDialog} />
        {dialog.then !== undefined && (
          <Notice>
            {t(dialog.why ? (knows(ended) ? ended : 'identity.ended.expired') : 'identity.login.continueAfter')}
          </Notice>
        )}
        {isOn('MOBILEVERCODELOGIN3') ? (
          <Tabs
            label={t('codes.login.tabs')}
            tabs={[
              { id: 'username', label: t('identity.login.tab.username') },
              { id: 'sms', label: t('identity.login.tab.sms') },
            ]}
            selected={way}
            onSelect={setWay}
            wide
          >
            {way === 'sms' ? <SmsLoginForm onDone={arrive} /> : <LoginForm onDone={arrive} then={dialog.then} />}
          </Tabs>
        ) : (
          <LoginForm onDone={arrive} then={dialog.then} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
          <ForgotLink />
          {mayRegister && (
            <p>
              <Words
                k="identity.login.registerLink"
                components={{
                  register: (content) => (
                    <button
                      type="button"
                      className="min-h-11 text-brass underline decoration-hairline underline-offset-4 hover:decoration-current"
                      onClick={() => openDialog({ kind: 'register', then: dialog.then })}
                    >
                      {content}
                    </button>
                  ),
                }}
              />
            </p>
          )}
          {isOn('FREEPLAY3') && (
            <Button size="small" variant="ghost" className="-mx-3" onClick={() => openDialog({ kind: 'freePlay' })}>
              {t('identity.login.freePlayLink')}
            </Button>
          )}
        </div>
        <p className="text-xs text-ink-faint">
          <Words
            k="identity.login.termsLink"
            components={{
              terms: (content) => (
                <a href="/help#term" target="_blank" rel="noopener" className="text-brass underline">
                  {content}
                </a>
              ),
            }}
          />
        </p>
        <PasskeyButton onDone={arrive} />
        <SocialButtons then={dialog.then} />
      </div>
    </Dialog>
  )
}
