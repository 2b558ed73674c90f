import { showPlayTally } from '@croupier/api/play/records/show-play-tally.ts'
import { listRecentGames } from '@croupier/api/games/list-recent-games.ts'
import { showGame } from '@croupier/api/games/show-game.ts'
import { betPagePath } from '@croupier/api/games/start-path.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { openDialog, useOpenDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'
import { useTitle } from '../../page/title.ts'
import { faultThatStops } from './fault-that-stops.ts'
import type { GameMessageType } from './frame-message.ts'
import { useFullScreen } from './full-screen.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { GameInfo } from './game-info.tsx'
import { GameStop } from './game-stop.tsx'
import { GameVeil } from './game-veil.tsx'
import { TransferDialog } from '../../parts/transfer-dialog.tsx'
import { TurnHint } from './turn-hint.tsx'
import { useLaunch } from './use-launch.ts'
import { usePlayTally } from './use-play-tally.ts'
import { useVendorPurse } from './use-vendor-purse.ts'
import { VendorPurse } from './vendor-purse.tsx'

/** The page one came from; a game opened by its address leads to its category. */
function usePageBefore(category: string | undefined): string {
  const state: unknown = useLocation().state
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  if (typeof from === 'string' && /^\/(?![/\\])/.test(from)) return from
  return category === undefined ? '/' : `/${category.toLowerCase()}`
}

/** The room of the host who stands at a live game. */
export type GameChat = ComponentType<{ nodeId: number }>

/** The house may close a game while somebody looks at it: asked for again this often. */
const EVERY_MILLISECONDS = 20_000

/** A game from its opening to its end, with all that can come between. */
export function GamePage({
  nodeId,
  isFreePlay,
  roomId,
  Chat,
}: {
  nodeId: number
  isFreePlay: boolean
  /** The table it opens at. */
  roomId?: string | undefined
  Chat: GameChat
}): ReactNode {
  const { t, language } = useWords('lobby')
  const { isLogin, isTrial, info } = useMember()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const stage = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(stage)
  const [isInfoOpen, setInfoOpen] = useState(false)
  const { data: game, error } = useOperation(showGame, { nodeId, language }, { everyMilliseconds: EVERY_MILLISECONDS })
  const fault = faultThatStops(game, error)
  const [wasIn, setWasIn] = useState(isLogin)
  if (isLogin && !wasIn) setWasIn(true)
  // Lotteries and leagues are bet on at pages of their own, wherever a link to them by their number came from.
  const betPage = game && betPagePath(game)
  const isOpen = isLogin && game !== undefined && betPage === undefined && !game.isMaintenance && !fault
  const purse = useVendorPurse(game, isOpen && info !== undefined && !isTrial && !isFreePlay)
  // Whether it is a trial, which has no wallet anywhere, is known with the member.
  const isPlayable = isOpen && (info !== undefined || !game.keepsWallet) && !purse.holds
  const [isMoving, setMoving] = useState(false)
  // A trial has nothing but play money to ask for; where a game has none, the refusal opens the dialog.
  const { launch, again } = useLaunch({ nodeId, isFreePlay: isFreePlay || isTrial, roomId }, isPlayable)
  const isForMoney = info !== undefined && !isTrial && !isFreePlay
  const play = usePlayTally(nodeId, isForMoney && launch.kind === 'open')
  const isCovered = useOpenDialog() !== undefined
  const leavePath = usePageBefore(game?.gameType)
  const title = game?.displayName ?? t('shell.title.game')
  useTitle(title)

  const hear = (message: GameMessageType): void => {
    if (message === 'exit') void navigate(leavePath)
    if (message === 'deposit') openDialog({ kind: isTrial ? 'trial' : 'deposit' })
    if (message === 'round') {
      for (const read of [listRecentGames, showPlayTally]) void cache.invalidateQueries({ queryKey: [read.name] })
    }
  }

  if (betPage !== undefined) return <Navigate to={betPage} replace />
  return (
    <div ref={stage} data-play="" className="group/play flex h-dvh flex-col bg-ground">
      <GameBar
        game={game}
        title={title}
        leavePath={leavePath}
        play={play}
        fullScreen={fullScreen}
        onMoveIn={purse.purse && !purse.holds ? () => setMoving(true) : undefined}
        onInfo={game && (() => setInfoOpen(true))}
      >
        {isOpen && game.gameType === 'LIVE' && (
          <Suspense>
            <Chat nodeId={nodeId} />
          </Suspense>
        )}
      </GameBar>
      {game && isOpen && <TurnHint game={game} />}
      {/* What opens beside the game covers nothing of it where there is room for both. */}
      <div className="relative min-h-0 flex-1 lg:group-has-[[data-beside]:not([hidden])]/play:me-96">
        {fault ? (
          <GameStop game={game} why={fault} onAgain={again} />
        ) : !game ? (
          <GameVeil game={undefined} isWaiting>
            <p>{t('kit.loading')}</p>
          </GameVeil>
        ) : !isLogin ? (
          <GameStop game={game} why={wasIn ? 'over' : 'guest'} onAgain={again} />
        ) : game.isMaintenance ? (
          <GameStop game={game} why="maintenance" onAgain={again} />
        ) : purse.holds && purse.purse ? (
          <GameVeil game={undefined}>
            <VendorPurse {...purse.purse} onGo={purse.go} />
          </GameVeil>
        ) : launch.kind === 'refused' ? (
          <GameStop game={game} why={launch.error} onAgain={again} />
        ) : launch.kind === 'waiting' ? (
          <GameVeil game={game} isWaiting>
            <p>{t('shell.game.launching', { game: game.displayName })}</p>
          </GameVeil>
        ) : (
          <GameFrame
            key={launch.url}
            game={game}
            url={launch.url}
            isPaused={isInfoOpen || isMoving || isCovered}
            onMessage={hear}
            onAgain={again}
          />
        )}
      </div>
      {purse.purse && (
        <TransferDialog open={isMoving} onClose={() => setMoving(false)} {...purse.purse} direction="in" />
      )}
      {game && <GameInfo game={game} isFreePlay={isFreePlay} open={isInfoOpen} onClose={() => setInfoOpen(false)} />}
    </div>
  )
}
