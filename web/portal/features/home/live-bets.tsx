import type { OutputOf } from '@croupier/api/operation.ts'
import { listShownBets } from '@croupier/api/figures/winners/list-shown-bets.ts'
import { Money } from '@croupier/basis/money.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyBetsScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { useMember } from '../../session/member.ts'
import { GameLink, PlayerName } from './winner-lines.tsx'

type ShownBet = OutputOf<typeof listShownBets>['list'][number]

/** A guest has no socket; the bets are asked for this often. */
const LOOK_AGAIN_MILLISECONDS = 10_000

function BetLine({ bet }: { bet: ShownBet }): ReactNode {
  const { t, language } = useWords('home')
  const [stake, payout] = [Money.parse(bet.betAmount, bet.currency), Money.parse(bet.payout, bet.currency)]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-hairline py-2 text-sm last:border-0">
      <GameLink nodeId={bet.nodeId} className="truncate text-ink no-underline hover:underline">
        {bet.names[language] ?? bet.gameName}
      </GameLink>
      <Amount
        value={bet.payout}
        currency={bet.currency}
        tone={payout.units > stake.units ? 'in' : 'plain'}
        className="text-end"
      />
      <span className="flex min-w-0 gap-2 text-xs text-ink-faint">
        <span className="truncate">
          <PlayerName {...bet} />
        </span>
        <Time at={bet.time} shape="time" />
      </span>
      <span className="text-end text-xs text-ink-faint">
        {t('home.live.stake')} <Amount value={bet.betAmount} currency={bet.currency} />
      </span>
    </li>
  )
}

/** The bets that settled last, and those that settle while one looks. */
export function LiveBets(): ReactNode {
  const { t } = useWords('home')
  const { isLogin } = useMember()
  const { data, isError } = useOperation(
    listShownBets,
    {},
    isLogin ? {} : { everyMilliseconds: LOOK_AGAIN_MILLISECONDS },
  )
  if (!data && !isError) {
    return (
      <Waiting className="flex flex-col gap-3">
        {Array.from({ length: 7 }, (_, place) => (
          <Skeleton key={place} className="h-9 w-full" />
        ))}
      </Waiting>
    )
  }
  if (!data || data.list.length === 0) {
    return (
      <EmptyState scene={<EmptyBetsScene />} title={t('home.live.empty.title')}>
        {t('home.live.empty.text')}
      </EmptyState>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list needs the keyboard
    <ol aria-label={t('home.live')} tabIndex={0} className="max-h-96 overflow-y-auto pe-2">
      {data.list.map((bet) => (
        <BetLine key={bet.id} bet={bet} />
      ))}
    </ol>
  )
}
