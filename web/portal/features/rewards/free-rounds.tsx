import { type FreeRoundsState, listFreeRounds } from '@croupier/api/promotions/free-rounds/list-free-rounds.ts'
import type { RewardState } from '@croupier/api/rewards/reward-answers.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge, type Tone } from '@croupier/kit/components/badge.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { gamePagePath } from '@croupier/api/games/start-path.ts'

type Given = OutputOf<typeof listFreeRounds>['list'][number]

const tones: Record<FreeRoundsState, Tone> = {
  asked: 'plain',
  away: 'brass',
  ready: 'jade',
  refused: 'vermilion',
  played: 'plain',
  expired: 'plain',
}

/** How they stand, said plainly: also where their vendor refuses, or does not answer. */
function Standing({ given }: { given: Given }): ReactNode {
  const { t } = useWords('promotions')
  const { state, vendor, won, currency, expiresAt } = given
  switch (state) {
    case 'ready':
      return <Words k="promotions.freeRounds.until" values={{ date: <Time key="date" at={expiresAt} /> }} />
    case 'played':
      return (
        <Words
          k="promotions.freeRounds.won"
          values={{ amount: <Amount key="won" value={won ?? '0'} currency={currency} /> }}
        />
      )
    default:
      return t(`promotions.freeRounds.${state}.text`, { vendor })
  }
}

function FreeRoundsRow({ given }: { given: Given }): ReactNode {
  const { t } = useWords('promotions')
  const { title, game, rounds, stake, currency, state } = given
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-hairline bg-surface px-5 py-4 shadow-lift">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-soft">{t('promotions.kind.free-spins')}</span>
          <Badge tone={tones[state]}>{t(`promotions.freeRounds.${state}`)}</Badge>
        </span>
        <bdi className="font-medium wrap-anywhere">{title}</bdi>
        <span className="text-sm text-ink-soft">
          <Standing given={given} />
        </span>
      </div>
      <div className="flex flex-col gap-0.5 text-end max-sm:text-start">
        <span className="font-medium">
          <Words
            k="promotions.line.freeSpins"
            values={{ count: rounds, amount: <Amount key="stake" value={stake} currency={currency} /> }}
          />
        </span>
        {game && <bdi className="text-sm text-ink-faint">{game.name}</bdi>}
      </div>
      {state === 'ready' && game && (
        <Link to={gamePagePath(game)} className={buttonClasses('action')}>
          {t('promotions.freeRounds.play')}
        </Link>
      )}
    </li>
  )
}

/** Free rounds that belong to a list of rewards: those that can still be played, or those that are over. */
export function useFreeRounds(status: RewardState): readonly Given[] {
  const isShown = status === 'claimable' || status === 'claimed'
  const { data } = useOperation(listFreeRounds, {}, { enabled: isShown, staleMilliseconds: 0 })
  const isOpen = ({ state }: Given) => state === 'asked' || state === 'away' || state === 'ready'
  if (!isShown || !data) return []
  return data.list.filter((given) =>
    status === 'claimed' ? !isOpen(given) : isOpen(given) || given.state === 'refused',
  )
}

/** Free rounds: where they are played, and the outcome of those that were. Nothing where there are none. */
export function FreeRounds({ list }: { list: readonly Given[] }): ReactNode {
  if (list.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {list.map((given) => (
        <FreeRoundsRow key={given.freeRoundsId} given={given} />
      ))}
    </ul>
  )
}
