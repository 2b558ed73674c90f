import { formatTime } from '@croupier/kit/format/time.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { useSettings } from '../../session/settings.ts'
import { ClosedPage } from './closed-page.tsx'

export default function MaintenancePage(): ReactNode {
  const { t } = useWords()
  const settings = useSettings()
  const endsAt = settings?.maintenance.endsAt ?? null
  return (
    <ClosedPage position="MAINTENANCE" title={t('shell.maintenance.title')}>
      <p>{t('shell.maintenance.text')}</p>
      {endsAt !== null && settings && (
        <p>{t('shell.maintenance.until', { time: formatTime(endsAt, settings.brand.timeZone) })}</p>
      )}
    </ClosedPage>
  )
}
