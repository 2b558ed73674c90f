import { TERMS_SLUG } from '@croupier/api/content/terms-slug.ts'
import { listArticles } from '@croupier/api/content/list-articles.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { useSeen } from '@croupier/kit/components/in-view.tsx'
import { GlobeIcon } from '@croupier/kit/icons/navigation.tsx'
import { languageFacts } from '@croupier/words/languages.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { brand } from 'virtual:brand'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useOpenCategories } from '../../catalogue/open-categories.ts'
import { useVendors } from '../../catalogue/use-vendors.ts'
import { licenceText } from '../menus/licence-text.ts'
import { useModules, useSettings } from '../../session/settings.ts'
import { SocialLinks, socialPages } from '../../parts/social-links.tsx'
import { ThemePicker } from '../menus/theme-picker.tsx'
import { VendorLink } from '../menus/vendor-link.tsx'

const MeasuringSwitch = lazy(() => import('../measuring/measuring-switch.tsx'))

function Column({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-base">{title}</h2>
      <ul className="flex flex-col text-sm">{children}</ul>
    </div>
  )
}

const quiet = `${linkClasses.plain} inline-flex min-h-8 items-center`

const year = String(new Date().getFullYear())

/** Whose games are played here, each by its mark. */
function FooterVendors(): ReactNode {
  const { t } = useWords()
  const vendors = useVendors()
  if (vendors.length === 0) return null
  return (
    <section aria-label={t('shell.footer.vendors')}>
      <h2 className="mb-3 text-base">{t('shell.footer.vendors')}</h2>
      <ul className="flex flex-wrap gap-2">
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorLink vendor={vendor} markOnly />
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function Footer(): ReactNode {
  const { t, language } = useWords()
  const settings = useSettings()
  const open = useOpenCategories()
  const isOn = useModules()
  const age = settings?.brand.minimumAge ?? 18
  const [place, isSeen] = useSeen<HTMLElement>()
  const { data: written } = useOperation(
    listArticles,
    { kind: 'page', language },
    { staleMilliseconds: 300_000, enabled: isSeen },
  )
  const desk = settings?.resources.find(({ resourceType }) => resourceType === 'LIVECHAT')
  return (
    <footer ref={place} className="mt-12 border-t border-hairline bg-surface">
      <div className="content-width flex flex-col gap-8 py-8">
        <div className="grid grid-cols-1 gap-x-6 gap-y-8 min-[22rem]:grid-cols-2 sm:grid-cols-4">
          <Column title={t('shell.footer.products')}>
            {open?.slice(0, 6).map(({ code, path, label }) => (
              <li key={code}>
                <Link to={path} className={quiet}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </Column>
          <Column title={t('shell.footer.help')}>
            <li>
              <Link to="/help" className={quiet}>
                {t('shell.footer.helpCenter')}
              </Link>
            </li>
            <li>
              <Link to="/help#term" className={quiet}>
                {t('shell.footer.terms')}
              </Link>
            </li>
            {written?.list
              .filter(({ slug }) => slug !== TERMS_SLUG)
              .map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={`/pages/${slug}`} className={quiet}>
                    {title}
                  </Link>
                </li>
              ))}
            <li>
              <Link to="/news" className={quiet}>
                {t('shell.footer.news')}
              </Link>
            </li>
            <li>
              <Link to="/blog" className={quiet}>
                {t('shell.footer.blog')}
              </Link>
            </li>
            <li>
              <Link to="/winners" className={quiet}>
                {t('shell.footer.winners')}
              </Link>
            </li>
            <li>
              <Link to="/download" className={quiet}>
                {t('shell.side.download')}
              </Link>
            </li>
          </Column>
          <Column title={t('shell.footer.contact')}>
            {desk && (
              <li>
                <a href={desk.url} className={quiet}>
                  {t('shell.footer.customerService')}
                </a>
              </li>
            )}
            <li>
              <button type="button" className={quiet} onClick={() => openDialog({ kind: 'feedback' })}>
                {t('shell.footer.feedback')}
              </button>
            </li>
            {(settings?.analytics.length ?? 0) > 0 && (
              <li>
                <Suspense>
                  <MeasuringSwitch className={quiet} />
                </Suspense>
              </li>
            )}
            {isOn('AGENTPOLICY3') && (
              <li>
                <Link to="/agent" className={quiet}>
                  {t('shell.footer.affiliate')}
                </Link>
              </li>
            )}
          </Column>
          <div className="flex flex-col items-start gap-4">
            <div>
              <h2 className="mb-2 text-base">{t('shell.theme.title')}</h2>
              <ThemePicker />
            </div>
            <button type="button" className={`${quiet} gap-2 text-sm`} onClick={() => openDialog({ kind: 'language' })}>
              <GlobeIcon className="text-lg" />
              <span lang={language}>{languageFacts(language).ownName}</span>
            </button>
            <SocialLinks pages={socialPages(settings)} label={t('shell.footer.social')} className="-ms-2.5" />
          </div>
        </div>
        {isSeen && <FooterVendors />}
        <div className="flex flex-col gap-3 border-t border-hairline pt-6 text-sm text-ink-soft sm:flex-row sm:items-start sm:gap-5">
          <span
            aria-hidden="true"
            className="figures grid size-11 shrink-0 place-items-center rounded-full border-2 border-vermilion font-semibold text-vermilion"
          >
            {age}+
          </span>
          <div className="flex min-w-0 flex-col gap-1">
            <p>{t('shell.footer.licence', { age })}</p>
            {brand.isPlayMoney && <p className="font-medium text-ink">{t('shell.footer.playMoney')}</p>}
            {settings?.brand.licences.map((licence) => (
              <p key={licence.number}>
                {t('shell.footer.licenceNumber', { brand: settings.brand.name, number: licence.number })}{' '}
                {licenceText(licence.texts, language)}
              </p>
            ))}
            <p className="text-ink-faint">{t('shell.footer.rights', { year, brand: brand.name })}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}
