import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { classNames } from '@croupier/kit/class-names.ts'
import { DownloadIcon, ShareIcon } from '@croupier/kit/icons/actions.tsx'
import { PromotionsIcon } from '@croupier/kit/icons/money.tsx'
import { GlobeIcon, HeadsetIcon, HeartIcon, HelpIcon, HomeIcon } from '@croupier/kit/icons/navigation.tsx'
import { AgentIcon } from '@croupier/kit/icons/work.tsx'
import { languageFacts } from '@croupier/words/languages.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { openDialog } from './dialogs.ts'
import { useMember } from './member.ts'
import { useOpenCategories } from '../catalogue/open-categories.ts'
import { bingo, type Category, categories } from './navigation-items.tsx'
import { useSettings } from './settings.ts'

function Item({
  to,
  label,
  icon,
  narrow,
  onClick,
}: {
  to: string
  label: string
  icon: ReactNode
  narrow: boolean
  onClick: (() => void) | undefined
}): ReactNode {
  const { pathname, search } = useLocation()
  const isHere = `${pathname}${search}`.toLowerCase() === to.toLowerCase()
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={isHere ? 'page' : undefined}
      title={narrow ? label : undefined}
      className={classNames(linkClasses.row, narrow && 'justify-center px-0')}
    >
      <span className="flex text-[1.375rem]">{icon}</span>
      <span className={narrow ? 'sr-only' : 'min-w-0 truncate'}>{label}</span>
    </Link>
  )
}

/** A house that offers all kinds of games but bingo's, which stands elsewhere: nothing moves where that is so. */
const expected = categories

/** In the place of categories that are on their way. */
function WaitingItems(): ReactNode {
  return Array.from({ length: expected.length }, (_, place) => <Skeleton key={place} className="mx-2 my-2 h-7" />)
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
  const { isLogin, isAgent } = useMember()
  const settings = useSettings()
  const desks =
    settings?.customerService.filter((desk) => desk.csPosition === 'ALL' || desk.csPosition === 'MENU') ?? []
  const shared = { narrow, onClick: onGo }
  const open = useOpenCategories()
  const item = ({ code, path, label, Icon }: Category): ReactNode => (
    <Item {...shared} key={code} to={path} label={t(label)} icon={<Icon />} />
  )
  return (
    <nav aria-label={t('shell.nav.main')} className="flex flex-col gap-0.5">
      <Item {...shared} to="/" label={t('shell.nav.home')} icon={<HomeIcon />} />
      {isLogin && <Item {...shared} to="/favorite" label={t('shell.nav.favorites')} icon={<HeartIcon />} />}
      {open ? open.filter((category) => category !== bingo).map(item) : <WaitingItems />}
      <Item {...shared} to="/promotions" label={t('shell.nav.promotions')} icon={<PromotionsIcon />} />
      {item(bingo)}
      <hr className="my-3 border-hairline" />
      {isAgent && <Item {...shared} to="/agentHome" label={t('shell.menu.agent')} icon={<AgentIcon />} />}
      {isLogin && !isAgent && (
        <Item {...shared} to="/member?page=referral" label={t('shell.side.invite')} icon={<ShareIcon />} />
      )}
      <Item {...shared} to="/download" label={t('shell.side.download')} icon={<DownloadIcon />} />
      <Item {...shared} to="/help" label={t('shell.footer.helpCenter')} icon={<HelpIcon />} />
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
    </nav>
  )
}
