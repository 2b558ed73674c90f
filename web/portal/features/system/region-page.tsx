import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { useSettings } from '../../session/settings.ts'
import { ClosedPage } from './closed-page.tsx'

export default function RegionPage(): ReactNode {
  const { t } = useWords()
  const ip = useSettings()?.location.ip
  return (
    <ClosedPage position="REGION" title={t('shell.region.title')}>
      <p>{t('shell.region.text')}</p>
      {ip !== undefined && (
        <p className="figures" dir="auto">
          {t('shell.region.ip', { ip })}
        </p>
      )}
    </ClosedPage>
  )
}
