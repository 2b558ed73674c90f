import { useWords } from '@croupier/client/words/use-words.ts'
import { totalOf } from '@croupier/games/tables/baccarat.ts'
import type { Card } from '@croupier/games/tables/cards.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import type { ReactNode } from 'react'
import { PlayingCard } from '../../../looks/tables/playing-card.tsx'
import { cardName, dealtFrom, spotName } from '../../../looks/tables/table-names.ts'
import { cardsOf, DICE_REST, type Side, toldAt, WHEEL_RESTS } from './dealing.ts'
import { DiceCup } from './dice-cup.tsx'
import { Scene } from './scene.tsx'
import type { GameCode, Round } from './shown-table.ts'
import { dealtShare } from './table-clock.ts'
import { Wheel } from './wheel.tsx'

/** What is on the table of a round at a moment. */
export interface StageShown {
  readonly gameCode: GameCode
  /** Whose cards, ball or dice are on the table; null: nothing is. */
  readonly round: Round | null
  /** Where the ball fell, or what the dice showed, the round before. */
  readonly before: Round['dealt']
  readonly now: number
}

const sidesOf = (gameCode: GameCode): readonly [Side, Side] =>
  gameCode === 'DRAGON_TIGER' ? ['dragon', 'tiger'] : ['player', 'banker']

/** A side's place on the felt: its name, what it comes to, its cards. */
function SidePlace({ side, cards, isAhead }: { side: Side; cards: readonly string[]; isAhead: boolean }): ReactNode {
  const { t } = useWords('tables')
  const isCounted = (side === 'player' || side === 'banker') && cards.length > 0
  return (
    <div data-side={side} data-ahead={isAhead ? '' : undefined} className="tables-side">
      <span className="tables-side-name">
        {spotName(t, side.toUpperCase())}
        {isCounted && <bdi className="tables-total figures">{totalOf(cards as Card[])}</bdi>}
      </span>
      <span className="tables-hand">
        {cards.length === 0 && <span className="tables-card-place" />}
        {cards.map((card, at) => (
          <PlayingCard
            // oxlint-disable-next-line react/no-array-index-key -- eight decks hold the same card eight times
            key={at}
            card={card}
            label={cardName(t, card)}
            className={classNames('tables-card', at === 2 && 'tables-card-third')}
          />
        ))}
      </span>
    </div>
  )
}

/** Cards of a side that lie on the table. */
function useSeenCards({ round, now }: StageShown) {
  if (!round?.dealt) return { seen: [], isTold: false }
  const dealt = dealtFrom(round.dealt)
  const share = dealtShare(round, now)
  return { seen: cardsOf(dealt).filter(({ at }) => at <= share), isTold: share >= toldAt(dealt) }
}

function CardsOnTable({ shown, ahead }: { shown: StageShown; ahead: Side | undefined }): ReactNode {
  const { seen } = useSeenCards(shown)
  return (
    <div className="tables-hands">
      {sidesOf(shown.gameCode).map((side) => (
        <SidePlace
          key={side}
          side={side}
          cards={seen.filter((card) => card.side === side).map(({ card }) => card)}
          isAhead={ahead === side}
        />
      ))}
    </div>
  )
}

/** How long the ball runs, or the cup is shaken, and how long it has. */
function goingOf({ closesAt, endsAt }: Round, now: number, share: number): { gone: number; takes: number } {
  const takes = (endsAt - closesAt) * share
  return { gone: Math.min(Math.max(now - closesAt, 0), takes), takes }
}

function WheelOnTable({ round, before, now }: StageShown): ReactNode {
  const rest = before?.kind === 'roulette' ? before.number : undefined
  const spin =
    round?.dealt?.kind === 'roulette' ? { number: round.dealt.number, ...goingOf(round, now, WHEEL_RESTS) } : undefined
  return <Wheel key={spin ? round?.roundId : 'rest'} rest={rest} spin={spin} />
}

function DiceOnTable({ round, before, now }: StageShown): ReactNode {
  const dealt = round?.dealt ?? before
  const shake = round?.dealt ? goingOf(round, now, DICE_REST) : undefined
  return (
    <DiceCup
      key={shake ? round?.roundId : 'rest'}
      dice={dealt?.kind === 'sicBo' ? dealt.dice : undefined}
      shake={shake}
    />
  )
}

/** The table as one stands before it: who deals, and what lies on the felt. */
export function Stage({ shown, ahead }: { shown: StageShown; ahead: Side | undefined }): ReactNode {
  const { gameCode, round } = shown
  const { seen } = useSeenCards(shown)
  const isDealt = round?.dealt !== null && round?.dealt !== undefined
  const deals = gameCode === 'ROULETTE' || gameCode === 'SIC_BO' ? Number(isDealt) : seen.length
  return (
    <>
      <Scene gameCode={gameCode} deals={deals} />
      {gameCode === 'ROULETTE' ? (
        <WheelOnTable {...shown} />
      ) : gameCode === 'SIC_BO' ? (
        <DiceOnTable {...shown} />
      ) : (
        <CardsOnTable shown={shown} ahead={ahead} />
      )}
    </>
  )
}
