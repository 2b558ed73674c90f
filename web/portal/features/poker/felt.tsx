import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { CSSProperties, ReactNode } from 'react'
import { playerName } from './player-name.ts'
import { CardRow } from './playing-card.tsx'
import { placeOf } from './seat-place.ts'
import type { PokerTable } from './use-table.ts'

type Seat = PokerTable['seats'][number]
type Hand = NonNullable<PokerTable['hand']>
type Player = Hand['players'][number]

const FULL = 100

/** What is left of the time of whoever is on turn: of everybody's time, then of the time bank. */
export function timeLeft({ turn }: Pick<PokerTable, 'turn'>, now: number) {
  if (!turn) return undefined
  const isBank = now >= turn.endsAt
  const [from, until] = isBank ? [turn.endsAt, turn.bankEndsAt] : [turn.beganAt, turn.endsAt]
  const left = Math.max(0, until - now)
  return {
    isBank,
    seconds: Math.ceil(left / 1000),
    share: until > from ? Math.round((FULL * left) / (until - from)) : 0,
  }
}

function placed(seat: number, table: PokerTable): CSSProperties {
  const { x, y } = placeOf(seat, table.table.seats, table.ownSeat)
  return { '--x': x, '--y': y } as CSSProperties
}

/** What a player shows, did last, or is. */
function Mark({ seat, player, hand }: { seat: Seat; player: Player | undefined; hand: Hand | null }): ReactNode {
  const { t } = useWords('poker')
  const shown = hand?.result?.players.find((each) => each.seat === seat.seat)?.hand
  if (seat.isLeaving) return t('poker.seat.leaving')
  if (player && shown) return t(`poker.category.${shown}`)
  if (player?.isAllIn) return t('poker.last.allIn')
  if (player?.last && hand?.state === 'playing') return t(`poker.last.${player.last}`)
  return seat.isOut ? t('poker.seat.out') : null
}

function SeatPlace({ seat, table, now }: { seat: Seat; table: PokerTable; now: number }): ReactNode {
  const { t } = useWords('poker')
  const { hand, turn } = table
  const player = seat.isDealtIn ? hand?.players.find((each) => each.seat === seat.seat) : undefined
  const isOnTurn = turn?.seat === seat.seat
  const left = isOnTurn ? timeLeft(table, now) : undefined
  const currency = table.table.isTrial ? undefined : table.table.currency
  const isIn = player !== undefined && !player.isFolded
  const isHeld = isIn && (hand?.state === 'playing' || player.cards !== null)
  const isWinner = hand?.result?.players.some((each) => each.seat === seat.seat && Number(each.payout) > 0) ?? false
  return (
    <li
      style={placed(seat.seat, table)}
      data-seat={seat.seat}
      data-own={seat.isOwn || undefined}
      data-turn={isOnTurn || undefined}
      data-folded={(player && player.isFolded) || undefined}
      data-won={(isWinner && player !== undefined) || undefined}
      className="poker-seat"
    >
      {(isHeld || (player?.isFolded && player.cards !== null)) && (
        <span className="poker-hole">
          {player!.cards === null && <span className="sr-only">{t('poker.cards.hidden')}</span>}
          <CardRow cards={player!.cards ?? [null, null]} isSmall={!seat.isOwn} />
        </span>
      )}
      <span className="poker-plate">
        {left && (
          <span
            aria-hidden="true"
            className={left.isBank ? 'poker-time poker-time-bank' : 'poker-time'}
            style={{ '--left': `${left.share}%` } as CSSProperties}
          />
        )}
        <bdi className="poker-name">{playerName(t, seat)}</bdi>
        <Amount value={seat.stack} currency={currency} className="poker-stack" />
        <span className="poker-mark">
          <Mark seat={seat} player={player} hand={hand} />
        </span>
      </span>
      {hand && hand.button === seat.seat && (
        <span className="poker-button" title={t('poker.seat.dealer')}>
          <span aria-hidden="true">{t('poker.seat.dealer.short')}</span>
          <span className="sr-only">{t('poker.seat.dealer')}</span>
        </span>
      )}
    </li>
  )
}

/** What players have put in on this street, between them and the middle. */
function Bet({ player, table }: { player: Player; table: PokerTable }): ReactNode {
  const currency = table.table.isTrial ? undefined : table.table.currency
  return (
    <span style={placed(player.seat, table)} className="poker-bet">
      <Amount value={player.street} currency={currency} />
    </span>
  )
}

function FreeSeat({ seat, table, onSit }: { seat: number; table: PokerTable; onSit: ((seat: number) => void) | null }) {
  const { t } = useWords('poker')
  return (
    <li style={placed(seat, table)} data-seat={seat} className="poker-seat">
      {onSit ? (
        <button
          type="button"
          className="poker-free"
          aria-label={t('poker.seat.free.at', { seat: seat + 1 })}
          onClick={() => onSit(seat)}
        >
          {t('poker.seat.free')}
        </button>
      ) : (
        <span className="poker-free poker-free-still">{t('poker.seat.empty')}</span>
      )}
    </li>
  )
}

/** The table from above: seats around it, the board and the pot in its middle. */
export function Felt({
  table,
  now,
  onSit,
}: {
  table: PokerTable
  /** By the table's clock. */
  now: number
  /** Null where nobody may sit down here. */
  onSit: ((seat: number) => void) | null
}): ReactNode {
  const { t } = useWords('poker')
  const { hand } = table
  const isPlaying = hand?.state === 'playing'
  const currency = table.table.isTrial ? undefined : table.table.currency
  const places = Array.from({ length: table.table.seats }, (_, seat) => seat)
  return (
    <div dir="ltr" className="poker-felt">
      <div className="poker-cloth" />
      <div className="poker-middle">
        {hand && (
          <>
            <span className="poker-board">
              <span className="sr-only">{t('poker.board')}</span>
              <CardRow cards={hand.board} />
            </span>
            <span dir="auto" className="poker-pot">
              {t('poker.pot')} <Amount value={hand.pot} currency={currency} display />
            </span>
          </>
        )}
        {!hand && <span className="poker-still">{t('poker.hand.none')}</span>}
      </div>
      {isPlaying &&
        hand.players
          .filter(({ street }) => Number(street) > 0)
          .map((player) => <Bet key={player.seat} player={player} table={table} />)}
      <ul>
        {places.map((place) => {
          const seat = table.seats.find((each) => each.seat === place)
          return seat ? (
            <SeatPlace key={place} seat={seat} table={table} now={now} />
          ) : (
            <FreeSeat key={place} seat={place} table={table} onSit={onSit} />
          )
        })}
      </ul>
    </div>
  )
}
