import { listModels } from '@croupier/api/chat/list-models.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { latePart } from '../../page/late-part.ts'
import { bingo, type Category, categories } from '../../catalogue/navigation-items.tsx'
import { FIRST_SHOWN, GameGrid, type GridFilter } from '../../catalogue/game-grid.tsx'
import { useGameMenus } from '../../catalogue/menus.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { FoundVendors } from './found-vendors.tsx'
import { GameSearch } from './game-search.tsx'
import { CollectionChoice, SortSelect, toolFilterOf, VendorSelect } from './list-tools.tsx'
import { OwnGames } from './own-games.tsx'
import { PrintButton, PrintFilter, type PrintName, printFilterOf, printNames } from './print-filter.tsx'

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
    ...toolFilterOf(query),
    ...printFilterOf(query),
  }
}

/** Their games say what they return and what they cost at least. */
const printedPaths: ReadonlySet<string> = new Set(['/rng', '/fish'])

/** How many games were shown when one left the list: the way back leads to as many. */
function useShown(): { shown: number; showMore: (shown: number) => void } {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const kept: unknown = typeof state === 'object' && state !== null && 'shown' in state ? state.shown : undefined
  return {
    shown: typeof kept === 'number' ? kept : FIRST_SHOWN,
    showMore: (shown) => void navigate(`${pathname}${search}`, { replace: true, state: { shown } }),
  }
}

/** Live hosts, or tables, above what is below them: it waits until they are known, and is never pushed down. */
function Below({ path, hosts, children }: { path: string; hosts: ReactNode; children: ReactNode }): ReactNode {
  const { language } = useWords()
  const isOn = path === '/live' && hosts !== undefined
  const { data, isError } = useOperation(listModels, { language }, { enabled: isOn })
  const waiting = <Skeleton className="h-dvh w-full" />
  if (path === '/pvp') {
    return (
      <Suspense fallback={waiting}>
        <PvpRooms>{children}</PvpRooms>
      </Suspense>
    )
  }
  if (!isOn) return children
  if (!data && !isError) return waiting
  return (
    <Suspense fallback={waiting}>
      {hosts}
      {children}
    </Suspense>
  )
}

/** The games of one kind: by collection, vendor, name, order and what is printed on them. */
function CategoryGames({ path, hosts }: { path: string; hosts: ReactNode }): ReactNode {
  const { t } = useWords('pages', 'lobby')
  const [query, setQuery] = useSearchParams()
  const list = useShown()
  const vassalage = query.get('vassalage')?.toUpperCase() ?? ''
  const search = query.get('search') ?? ''
  const category = categoryOf(path)
  const house = vassalage === 'INHOUSE' ? categories.find(({ code }) => code === 'INHOUSE') : undefined
  const menu = useGameMenus()?.find(({ gameCategory }) => gameCategory === category?.code)
  const title = house ? t(house.label) : category ? t(category.label) : path.slice(1).toUpperCase()
  const isMatches = path === '/sports' || path === '/esports' || path === '/cockfight'
  const isPrinted = printedPaths.has(path)
  const isPrintNarrowed = printNames.some((name) => query.has(name))
  const [isPrintOpen, setPrintOpen] = useState(isPrintNarrowed)

  const look = (name: 'vassalage' | 'search' | 'collection' | 'sort' | PrintName, value: string): void => {
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
  const filter = filterOf(path, vassalage, search, query)
  const isNarrowed = search !== '' || isPrintNarrowed || query.has('collection') || (vassalage !== '' && !house)
  return (
    <>
      <PageHead title={title} />
      <Below path={path} hosts={hosts}>
        <div className="-mt-2 flex flex-col gap-3">
          {!isMatches && (
            <CollectionChoice
              chosen={query.get('collection') ?? ''}
              isPrinted={isPrinted}
              onChoose={(name) => look('collection', name)}
            />
          )}
          <div
            className={classNames(
              'grid gap-2.5 sm:gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_12rem_auto]',
              isPrinted ? 'grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]' : 'grid-cols-2',
            )}
          >
            <div className="max-lg:col-span-full">
              <GameSearch text={search} onSearch={(text) => look('search', text)} />
            </div>
            <VendorSelect
              vendors={menu?.vendors ?? []}
              chosen={vassalage}
              onChoose={(code) => look('vassalage', code)}
            />
            <SortSelect
              chosen={query.get('sort') ?? ''}
              isPrinted={isPrinted}
              onChoose={(name) => look('sort', name)}
            />
            {isPrinted && <PrintButton query={query} isOpen={isPrintOpen} onPress={() => setPrintOpen(!isPrintOpen)} />}
          </div>
          {isPrinted && isPrintOpen && <PrintFilter query={query} isSlots={path === '/rng'} onChoose={look} />}
        </div>
        <GameGrid
          key={JSON.stringify(filter)}
          filter={filter}
          shown={list.shown}
          onMore={list.showMore}
          onCount={(count, found) => (
            <>
              <FoundVendors vendors={found} onSelect={seeVendor} />
              <p aria-live="polite" className="-mb-1 text-sm text-ink-faint">
                {/* Its line is kept while it is not known. */}
                {count === undefined ? '\u00a0' : t('lobby.count', { count })}
              </p>
            </>
          )}
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
      </Below>
    </>
  )
}

/** The list of one kind of game, or of a member's own; `hosts` stand above the live games. */
export default function GameListPage({ hosts }: { hosts: ReactNode }): ReactNode {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      {path === '/favorite' || path === '/recent' ? (
        <OwnGames list={path === '/favorite' ? 'favorite' : 'recent'} />
      ) : (
        <CategoryGames key={path} path={path} hosts={hosts} />
      )}
    </div>
  )
}
