import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTitle } from '../../page/title.ts'
import { GameBar } from './game-bar.tsx'
import { type GameChat, GamePage } from './game-page.tsx'

/** Opened without a game it sends back to the games. */
function NoGame(): ReactNode {
  const { t } = useWords('pages')
  useTitle(t('shell.title.game'))
  return (
    <div className="flex min-h-dvh flex-col">
      <GameBar game={undefined} title={t('shell.title.game')} leavePath="/" fullScreen={undefined} onInfo={undefined} />
      <div className="m-auto">
        <EmptyState
          scene={<NothingFoundScene />}
          title={t('pages.seamless.missing.title')}
          action={
            <Link to="/rng" className={buttonClasses('action')}>
              {t('pages.seamless.missing.action')}
            </Link>
          }
        >
          {t('pages.seamless.missing.text')}
        </EmptyState>
      </div>
    </div>
  )
}

/** Where a running game stands: `?nodeId=` names it, `&accountType=0` asks for play money, `&room=` for a table. */
export default function SeamlessPage({ Chat }: { Chat: GameChat }): ReactNode {
  const [query] = useSearchParams()
  const nodeId = query.get('nodeId') ?? ''
  if (!/^[1-9]\d{0,9}$/.test(nodeId)) return <NoGame />
  const room = query.get('room') ?? undefined
  const isFreePlay = query.get('accountType') === '0'
  return (
    <GamePage key={`${nodeId} ${room}`} nodeId={Number(nodeId)} isFreePlay={isFreePlay} roomId={room} Chat={Chat} />
  )
}
