import { listRecentGames } from '@croupier/api/games/list-recent-games.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { InView } from '@croupier/kit/components/in-view.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useMember } from '../../session/member.ts'
import { bingo, categories, otherLotteries } from '../../catalogue/navigation-items.tsx'
import { GameRow, RowOutline, TileItems, TileRow, WaitingTiles } from '../../catalogue/game-row.tsx'
import { type GameMenu, useAwaitsMenus, useGameMenus, useHotGames } from '../../catalogue/menus.ts'
import { CategoryStrip } from './category-strip.tsx'
import { Headlines } from './headlines.tsx'

const Winners = lazy(() => import('./winners.tsx'))

/** How many vendors of a category stand beside its row. */
const vendorsBeside: Readonly<Partial<Record<GameMenu['gameCategory'], number>>> = { RNG: 3, LIVE: 1, FISH: 1 }

function RecentRow(): ReactNode {
  const { t, language } = useWords('home')
  const { data } = useOperation(listRecentGames, { language, pageSize: 12 })
  if (!data || data.content.length === 0) return null
  return (
    <TileRow title={t('home.recent')} allPath="/recent">
      <TileItems games={data.content} />
    </TileRow>
  )
}

function HotRow(): ReactNode {
  const { t } = useWords('home')
  const { data, isError } = useHotGames()
  if (isError || data?.games.length === 0) return null
  return <TileRow title={t('home.hot')}>{data ? <TileItems games={data.games} /> : <WaitingTiles />}</TileRow>
}

function VendorLinks({ menu, path }: { menu: GameMenu; path: string }): ReactNode {
  const vendors = menu.vendors.slice(0, vendorsBeside[menu.gameCategory] ?? 0)
  return vendors.map(({ vassalage, displayName }) => (
    <Link
      key={vassalage}
      to={`${path}?vassalage=${encodeURIComponent(vassalage)}`}
      className={`${buttonClasses('quiet', 'small')} max-md:hidden`}
    >
      {displayName}
    </Link>
  ))
}

/** What can be played, from what one played last to every category that has a game; then who won. */
export default function Rows(): ReactNode {
  const { t } = useWords('home', 'lobby')
  const { isLogin } = useMember()
  const menus = useGameMenus()
  const isWaiting = useAwaitsMenus()
  return (
    <>
      <CategoryStrip />
      <div className="-my-3 empty:hidden lg:-mt-5 lg:mb-0">
        <Headlines />
      </div>
      {isLogin && <RecentRow />}
      <HotRow />
      {[...categories, ...otherLotteries, bingo].map((category) => {
        const menu = menus?.find(({ gameCategory }) => gameCategory === category.code)
        if (!menu) return null
        const title = (
          <span className="flex items-center gap-2.5">
            <category.Icon className="text-2xl text-brass" />
            {t(category.label)}
          </span>
        )
        return (
          <InView
            key={category.code}
            className="min-h-66 sm:min-h-72 xl:min-h-80"
            outline={<RowOutline title={title} allPath={category.path} />}
          >
            <GameRow
              title={title}
              allPath={category.path}
              aside={menu.vendors.length > 1 && <VendorLinks menu={menu} path={category.path} />}
              filter={{ gameType: menu.gameCategory }}
            />
          </InView>
        )
      })}
      {/* What stands above it pushes it out of sight: until then nobody looks at it. */}
      {isWaiting ? (
        <div className="min-h-336 sm:min-h-128" />
      ) : (
        <InView className="min-h-336 sm:min-h-128">
          <Suspense fallback={<div className="min-h-336 sm:min-h-128" />}>
            <Winners />
          </Suspense>
        </InView>
      )}
    </>
  )
}
