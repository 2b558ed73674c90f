import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { QrCode } from '@croupier/kit/components/qr-code.tsx'
import { DownloadIcon } from '@croupier/kit/icons/actions.tsx'
import type { WordKey } from '@croupier/words/areas.ts'
import { type ReactNode, useSyncExternalStore } from 'react'
import { brand } from 'virtual:brand'
import { installOffer, isInstalled } from '../../page/install-offer.ts'
import { useSettings } from '../../session/settings.ts'
import { PageHead } from '../../parts/page-head.tsx'

const systems: readonly { type: string; name: WordKey; hint: WordKey }[] = [
  { type: 'APP_IOS', name: 'pages.download.ios', hint: 'pages.download.iosHint' },
  { type: 'APP_IOS_LITE', name: 'pages.download.iosLite', hint: 'pages.download.iosLiteHint' },
  { type: 'APP_ANDROID', name: 'pages.download.android', hint: 'pages.download.androidHint' },
]

/** This site as an app: the browser's own offer, asked for by a press; what there is to press is said where it makes none. */
function FromTheBrowser(): ReactNode {
  const { t } = useWords('pages')
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isThere)
  if (isInstalled()) return <Notice tone="good">{t('pages.download.installed')}</Notice>
  return (
    <>
      <p className="text-ink-soft">{t('pages.download.web', { brand: brand.name })}</p>
      {isOffered && (
        <Button
          variant="action"
          size="large"
          icon={<DownloadIcon />}
          className="self-start"
          onClick={() => void installOffer.take()}
        >
          {t('pages.download.install')}
        </Button>
      )}
    </>
  )
}

/** An app of the operator's, and its code for a phone; where there is none, how to keep this site on a home screen. */
function SystemCard({ name, hint, url }: { name: string; hint: string; url: string | undefined }): ReactNode {
  const { t } = useWords('pages')
  return (
    <Card title={name}>
      <div className="flex flex-col items-start gap-4">
        {url === undefined ? (
          <p className="text-ink-soft">{hint}</p>
        ) : (
          <>
            <a href={url} rel="noopener" className={buttonClasses('action')}>
              <DownloadIcon className="text-xl" />
              {t('pages.download.get', { system: name })}
            </a>
            <div className="max-sm:hidden">
              <QrCode text={new URL(url, location.origin).href} label={t('pages.download.qr', { system: name })} />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

/** The apps the operator offers, and this site as one, each with its code for a phone. */
export default function DownloadPage(): ReactNode {
  const { t } = useWords('pages')
  const settings = useSettings()
  const urlOf = (type: string): string | undefined =>
    settings?.resources.find(({ resourceType }) => resourceType === type)?.url
  const address = `${settings?.mainDomain ?? location.origin}/download`
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('shell.title.download')}>{t('pages.download.title', { brand: brand.name })}</PageHead>
      <section className="flex flex-wrap items-center justify-between gap-8 rounded-lg border border-hairline bg-surface p-6 shadow-lift">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-4">
          <h2 className="text-xl">{t('pages.download.webTitle')}</h2>
          <FromTheBrowser />
          <p className="text-sm text-ink-faint max-sm:hidden">{t('pages.download.scan')}</p>
          <p className="text-sm text-ink-faint sm:hidden">{t('pages.download.show')}</p>
        </div>
        <div className="max-sm:mx-auto">
          <QrCode text={address} label={t('pages.download.qrPage')} />
        </div>
      </section>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {systems.map(({ type, name, hint }) => (
          <SystemCard key={type} name={t(name)} hint={t(hint)} url={urlOf(type)} />
        ))}
      </div>
    </div>
  )
}
