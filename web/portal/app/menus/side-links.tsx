import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { classNames } from '@croupier/kit/class-names.ts'
import { DownloadIcon, ShareIcon } from '@croupier/kit/icons/actions.tsx'
import { GiftIcon, PromotionsIcon } from '@croupier/kit/icons/money.tsx'
import { GlobeIcon, HeadsetIcon, HeartIcon, HelpIcon, HomeIcon } from '@croupier/kit/icons/navigation.tsx'
import { AgentIcon, TeamIcon } from '@croupier/kit/icons/work.tsx'
import { languageFacts } from '@croupier/words/languages.ts'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { GroupBanners } from '../../parts/group-banner.tsx'
import { useClaimable } from '../../session/claimable.ts'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { licenceText } from './licence-text.ts'
import { useMember } from '../../session/member.ts'
import { useAwaitsMenus } from '../../catalogue/menus.ts'
import { useOpenCategories } from '../../catalogue/open-categories.ts'
import { bingo, type Category, categories } from '../../catalogue/navigation-items.tsx'
import { useModules, useSettings } from '../../session/settings.ts'
import { SocialLinks, socialPages } from '../../parts/social-links.tsx'

/** What a press does besides leading there: the menu closes, and a guest is asked to log in where that is needed. */
function usePress(
  to: string,
  needsLogin: boolean,
  onClick: (() => void) | undefined,
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { isLogin } = useMember()
  return (event) => {
    onClick?.()
    if (!needsLogin || isLogin || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openDialog({ kind: 'login', then: to })
  }
}

function Item({
  to,
  label,
  icon,
  narrow,
  needsLogin = false,
  onClick,
}: {
  to: string
  label: string
  icon: ReactNode
  narrow: boolean
  /** A guest logs in first, and then comes there. */
  needsLogin?: boolean | undefined
  onClick: (() => void) | undefined
}): ReactNode {
  const { pathname, search } = useLocation()
  const press = usePress(to, needsLogin, onClick)
  const isHere = `${pathname}${search}`.toLowerCase() === to.toLowerCase()
  return (
    <Link
      to={to}
      onClick={press}
      aria-current={isHere ? 'page' : undefined}
      title={narrow ? label : undefined}
      className={classNames(linkClasses.row, narrow && 'justify-center px-0')}
    >
      <span className="flex text-[1.375rem]">{icon}</span>
      <span className={narrow ? 'sr-only' : 'min-w-0 truncate'}>{label}</span>
    </Link>
  )
}

/** In the place of categories that are on their way. */
function WaitingItems(): ReactNode {
  return Array.from({ length: categories.length }, (_, place) => <Skeleton key={place} className="mx-2 my-2 h-7" />)
}

/** Leads to the reward centre, and says what waits there. */
function RewardBanner({ narrow, onClick }: { narrow: boolean; onClick: (() => void) | undefined }): ReactNode {
  const { t } = useWords()
  const isOn = useModules()
  const claimable = useClaimable()
  const to = '/member?page=rewardCenter'
  const press = usePress(to, true, onClick)
  if (!isOn('REWCEN3')) return null
  const label = t('shell.menu.rewardCenter')
  return (
    <Link
      to={to}
      onClick={press}
      title={narrow ? label : undefined}
      className={classNames(
        'relative mb-3 flex items-center gap-3 rounded-md border border-hairline bg-brass-wash text-ink no-underline shadow-glow transition-colors hover:border-outline',
        // As high as it is with what it says of rewards: the count comes late and moves nothing.
        narrow ? 'min-h-11 justify-center' : 'min-h-20 px-3 py-3',
      )}
    >
      <GiftIcon className="text-2xl text-brass" />
      <span className={narrow ? 'sr-only' : 'flex min-w-0 flex-1 flex-col'}>
        <span className="font-display font-semibold text-balance">{label}</span>
        <span className="text-xs text-ink-soft">
          {claimable > 0 ? t('shell.side.reward.title') : t('shell.side.reward.action')}
        </span>
      </span>
      {claimable > 0 && (
        <span
          className={classNames(
            'figures rounded-full bg-action px-2 text-xs font-semibold text-on-action',
            narrow && 'absolute -end-1 -top-1',
          )}
        >
          {claimable > 99 ? '99+' : claimable}
        </span>
      )}
    </Link>
  )
}

/** Under which licences the house is run. */
function Licences(): ReactNode {
  const { t, language } = useWords()
  const brand = useSettings()?.brand
  if (!brand || brand.licences.length === 0) return null
  return (
    <section className="mt-4 px-3 text-xs text-ink-faint">
      <h2 className="text-xs font-medium text-ink-soft">{t('shell.side.licences')}</h2>
      {brand.licences.map(({ number, texts }) => (
        <p key={number} className="mt-1 wrap-anywhere">
          {number} {licenceText(texts, language)}
        </p>
      ))}
    </section>
  )
}

/** What both the side menu and the phone's menu hold. `narrow` shows icons alone. */
export default function SideLinks({
  narrow = false,
  onGo,
}: {
  narrow?: boolean | undefined
  onGo?: (() => void) | undefined
}): ReactNode {
  const { t, language } = useWords()
  const { isAgent } = useMember()
  const settings = useSettings()
  // Only the phone's menu is closed by going: its header has no room for what stands in a desk's.
  const places = onGo ? ['ALL', 'MENU', 'HEADER'] : ['ALL', 'MENU']
  const desks = settings?.customerService.filter(({ csPosition }) => places.includes(csPosition)) ?? []
  const shared = { narrow, onClick: onGo }
  const open = useOpenCategories()
  const isWaiting = useAwaitsMenus()
  const item = ({ code, path, label, Icon }: Category): ReactNode => (
    <Item {...shared} key={code} to={path} label={t(label)} icon={<Icon />} />
  )
  return (
    <nav aria-label={t('shell.nav.main')} className="flex flex-col gap-0.5">
      <Item {...shared} to="/" label={t('shell.nav.home')} icon={<HomeIcon />} />
      <Item {...shared} needsLogin to="/favorite" label={t('shell.nav.favorites')} icon={<HeartIcon />} />
      {open ? open.filter((category) => category !== bingo).map(item) : <WaitingItems />}
      {/* How many there are above is not known yet: what stands below is shown with them. */}
      <div className={classNames('contents', isWaiting && 'invisible')}>
        <Item {...shared} to="/promotions" label={t('shell.nav.promotions')} icon={<PromotionsIcon />} />
        {item(bingo)}
        <hr className="my-3 border-hairline" />
        <RewardBanner {...shared} />
        {isAgent && <Item {...shared} to="/agentHome" label={t('shell.menu.agent')} icon={<AgentIcon />} />}
        {isAgent ? (
          <Item
            {...shared}
            to="/agentHome?page=registerCenter"
            label={t('shell.side.agentRegister')}
            icon={<TeamIcon />}
          />
        ) : (
          <Item {...shared} needsLogin to="/member?page=referral" label={t('shell.side.invite')} icon={<ShareIcon />} />
        )}
        <Item {...shared} to="/download" label={t('shell.side.download')} icon={<DownloadIcon />} />
        <Item {...shared} to="/help" label={t('shell.footer.helpCenter')} icon={<HelpIcon />} />
        {/* Most houses have one: its place is kept. */}
        {!settings && <span aria-hidden="true" className={linkClasses.row} />}
        {desks.map((desk) => (
          <a
            key={desk.path}
            href={desk.path}
            rel="noopener"
            className={classNames(linkClasses.row, narrow && 'justify-center px-0')}
          >
            <HeadsetIcon className="text-[1.375rem]" />
            <span className={narrow ? 'sr-only' : 'truncate'}>{desk.title ?? t('shell.side.customerService')}</span>
          </a>
        ))}
        <button
          type="button"
          title={narrow ? t('shell.side.language') : undefined}
          className={classNames(linkClasses.row, narrow && 'justify-center px-0')}
          onClick={() => {
            onGo?.()
            openDialog({ kind: 'language' })
          }}
        >
          <GlobeIcon className="text-[1.375rem]" />
          <span className={narrow ? 'sr-only' : 'flex min-w-0 flex-1 justify-between gap-2'}>
            <span>{t('shell.side.language')}</span>
            <span className={narrow ? undefined : 'text-ink-faint'} lang={language}>
              {languageFacts(language).ownName}
            </span>
          </span>
        </button>
        {!narrow && (
          <>
            <SocialLinks pages={socialPages(settings)} label={t('shell.side.social')} className="mt-3 px-1" />
            <div className="mt-3 flex flex-col gap-3 empty:hidden">
              <GroupBanners group="w_leftmenu" most={3} onGo={onGo} />
            </div>
            <Licences />
          </>
        )}
      </div>
    </nav>
  )
}
