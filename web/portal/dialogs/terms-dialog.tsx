import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/components/dialog.tsx'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DialogPlace } from '../app/dialog-host.tsx'
import { useSettings } from '../app/settings.ts'

const sections = ['account', 'money', 'bonus', 'play', 'faults', 'responsible', 'privacy', 'changes'] as const

export default function TermsDialog({ open, onClose }: DialogPlace<'terms'>): ReactNode {
  const { t } = useWords('terms')
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const age = useSettings()?.brand.minimumAge ?? 18
  const close = (): void => {
    onClose()
    if (hash === '#term') void navigate(pathname, { replace: true })
  }
  return (
    <Dialog open={open} onClose={close} title={t('terms.title')} size="large" isReading>
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{t('terms.text')}</p>
        {sections.map((section) => (
          <section key={section}>
            <h3 className="mb-1 text-base">{t(`terms.${section}.title`)}</h3>
            <p className="text-ink-soft">{t(`terms.${section}.text`, { age })}</p>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
