import { registrationSwitches } from '@croupier/api/identity/registration/registration-schema.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useModules, useSettings } from '../../session/settings.ts'
import { SocialRegisterForm } from '../../features/identity/social-register-form.tsx'
import { useArrival } from '../../features/identity/use-arrival.ts'
import { RegisterGifts } from '../../features/promotions/register-gifts.tsx'

/** A registration by a social account that is new here. */
export default function SocialRegisterDialog({ open, dialog, onClose }: DialogPlace<'socialRegister'>): ReactNode {
  const { t } = useWords('identity', 'fields', 'fault', 'refusals', 'social')
  const settings = useSettings()
  const isOn = useModules()
  const { provider, ticket, username, email, then } = dialog
  const arrive = useArrival('register', then)
  return (
    <Dialog open={open} onClose={onClose} title={t('social.register.title')} size="medium">
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{t('social.register.text', { provider })}</p>
        <RegisterGifts />
        {settings === undefined ? (
          <Waiting>
            <SkeletonText lines={4} />
          </Waiting>
        ) : (
          <SocialRegisterForm
            rules={settings.register.fields}
            switches={registrationSwitches(isOn)}
            minimumAge={settings.register.minimumAge}
            onDone={arrive}
            {...{ ticket, username, email }}
          />
        )}
        <p className="text-xs text-ink-faint">{t('social.register.forGood', { provider })}</p>
        <p className="text-sm text-ink-soft">
          <Words
            k="social.register.haveAccount"
            values={{ provider }}
            components={{
              login: (content) => (
                <button
                  type="button"
                  className="min-h-11 text-brass underline decoration-hairline underline-offset-4 hover:decoration-current"
                  onClick={() => openDialog({ kind: 'login', then: '/member?page=securityCenter' })}
                >
                  {content}
                </button>
              ),
            }}
          />
        </p>
      </div>
    </Dialog>
  )
}
