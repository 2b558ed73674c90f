import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { DownloadIcon } from '@croupier/kit/icons/actions.tsx'
import type { WordKey } from '@croupier/words/areas.ts'
import type { ReactNode } from 'react'
import { brand } from 'virtual:brand'
import { useSettings } from '../../app/settings.ts'
import { PageHead } from '../page-head.tsx'

const systems: Readonly<Record<string, WordKey>> = {
  APP_IOS: 'pages.download.ios',
  APP_IOS_LITE: 'pages.download.iosLite',
  APP_ANDROID: 'pages.download.android',
}

/** The apps the operator offers, and how to keep this site on a home screen. */
export default function DownloadPage(): ReactNode {
  const { t } = useWords('pages')
  const apps = useSettings()?.resources.filter(({ resourceType }) => resourceType in systems) ?? []
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('shell.title.download')}>
        {apps.length > 0 ? t('pages.download.title', { brand: brand.name }) : t('pages.download.empty.text')}
      </PageHead>
      {apps.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {apps.map(({ resourceType, url }) => (
            <li key={url}>
              <a href={url} rel="noopener" className={buttonClasses('action', 'large')}>
                <DownloadIcon className="text-xl" />
                {t(systems[resourceType] ?? 'pages.download.android')}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Card title={t('pages.download.ios')}>
          <p className="text-ink-soft">{t('pages.download.iosHint')}</p>
        </Card>
        <Card title={t('pages.download.android')}>
          <p className="text-ink-soft">{t('pages.download.androidHint')}</p>
        </Card>
      </div>
    </div>
  )
}
