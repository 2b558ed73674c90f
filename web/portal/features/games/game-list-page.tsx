import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { type ReactNode, Suspense } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { latePart } from '../../app/late-part.ts'
import { bingo, type Category, categories } from '../../app/navigation-items.tsx'
import { GameGrid, type GridFilter } from '../../catalogue/game-grid.tsx'
import { useAwaitsMenus, useGameMenus } from '../../catalogue/menus.ts'
import { PageHead } from '../page-head.tsx'
import { FoundVendors } from './found-vendors.tsx'
import { GameSearch } from './game-search.tsx'
import { OwnGames } from './own-games.tsx'
import { type PrintName, PrintFilter, printFilterOf, printNames } from './print-filter.tsx'
import { MANY_VENDORS, VendorFilter } from './vendor-filter.tsx'

const PvpRooms = latePart(() => import('./pvp-rooms.tsx'), 'rooms')

/** The category whose page this is; `/bgs` is a vendor's, and belongs to none. */
function categoryOf(path: string): Category | undefined {
  return [...categories, bingo].find((one) => one.path === path)
}

function filterOf(path: string, vassalage: string, gameName: string, query: URLSearchParams): GridFilter {
  const category = categoryOf(path)
  const vendor = path === '/bgs' ? 'BGS' : vassalage
  return {
    ...(category && { gameType: category.code as NonNullable<GridFilter['gameType']> }),
    ...(vendor !== '' && { vassalage: vendor }),
    ...(gameName !== '' && { gameName }),
    ...printFilterOf(query),
  }
}

/** The games of one kind, by vendor and name. */
function CategoryGames({ path }: { path: string }): ReactNode {
  const { t } = useWords('pages', 'lobby')
  const [query, setQuery] = useSearchParams()
  const vassalage = query.get('vassalage')?.toUpperCase() ?? ''
  const search = query.get('search') ?? ''
  const category = categoryOf(path)
  const house = vassalage === 'INHOUSE' ? categories.find(({ code }) => code === 'INHOUSE') : undefined
  const menu = useGameMenus()?.find(({ gameCategory }) => gameCategory === category?.code)
  const vendorName = menu?.vendors.find((vendor) => vendor.vassalage === vassalage)?.displayName
  const title = house ? t(house.label) : category ? t(category.label) : path.slice(1).toUpperCase()
  const isMatches = path === '/sports' || path === '/esports' || path === '/cockfight'

  const look = (name: 'vassalage' | 'search' | PrintName, value: string): void => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }
  const seeVendor = (code: string): void => {
    setQuery((before) => {
      const next = new URLSearchParams(before)
      next.delete('search')
      next.set('vassalage', code)
      return next
    })
  }
  const awaitsMenus = useAwaitsMenus()
  const filter = filterOf(path, vassalage, search, query)
  const isPrintNarrowed = printNames.some((name) => query.has(name))
  const isNarrowed = search !== '' || isPrintNarrowed || (vassalage !== '' && !house)
  const vendors = menu?.vendors ?? []
  return (
    <>
      <PageHead title={title} />
      {path === '/pvp' && (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <PvpRooms />
        </Suspense>
      )}
      {awaitsMenus ? (
        // How high the vendors stand is not known yet; all below them comes with them.
        <Waiting>
          <Skeleton className="h-dvh w-full" />
        </Waiting>
      ) : (
        <>
          <div
            className={classNames(
              '-mt-2 flex flex-col gap-3',
              // So many vendors take the whole width.
              vendors.length > MANY_VENDORS ? 'sm:flex-col-reverse' : 'sm:flex-row sm:items-center sm:justify-between',
            )}
          >
            <VendorFilter vendors={vendors} selected={vassalage} onSelect={(code) => look('vassalage', code)} />
            <GameSearch text={search} onSearch={(text) => look('search', text)} />
          </div>
          <PrintFilter query={query} isSlots={path === '/rng'} onChoose={look} />
          <GameGrid
            key={JSON.stringify(filter)}
            filter={filter}
            onCount={(count, found) =>
              isNarrowed && (
                <>
                  <FoundVendors vendors={found} onSelect={seeVendor} />
                  <p aria-live="polite" className="-mb-1 text-sm text-ink-faint">
                    {vendorName !== undefined && !house && `${vendorName} · `}
                    {/* Its line is kept while it is not known. */}
                    {count === undefined ? '\u00a0' : t('lobby.count', { count })}
                  </p>
                </>
              )
            }
            empty={
              <EmptyState
                scene={<NothingFoundScene />}
                title={
                  isNarrowed
                    ? t('lobby.none.title')
                    : isMatches
                      ? t('pages.sports.empty.title')
                      : t('pages.games.none.title')
                }
                action={
                  <Link to={isNarrowed ? path : '/'} className={buttonClasses('quiet')}>
                    {isNarrowed ? t('lobby.none.action') : t('pages.games.none.action')}
                  </Link>
                }
              >
                {isNarrowed ? t('lobby.none.text') : t('pages.games.none.text')}
              </EmptyState>
            }
          />
        </>
      )}
    </>
  )
}

/** The list of one kind of game, or of a member's own. */
export default function GameListPage(): ReactNode {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      {path === '/favorite' || path === '/recent' ? (
        <OwnGames list={path === '/favorite' ? 'favorite' : 'recent'} />
      ) : (
        <CategoryGames path={path} />
      )}
    </div>
  )
}
