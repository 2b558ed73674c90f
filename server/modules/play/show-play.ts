import { betsShown } from '@croupier/api/live/bets-shown.ts'
import { FEED_LINES } from '@croupier/api/play/winner-answers.ts'
import type { WriteScope } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { tell } from '../../platform/live.ts'
import { settingsPort } from '../../platform/settings.ts'
import { timeZone } from '../settings/index.ts'
import { describeShownBets } from './describe-shown.ts'
import type { roundSettled } from './events.ts'
import { merchantClock } from './merchant-clock.ts'
import { shownPlay } from './play-settings.ts'
import { keepShownBets } from './shown-bets-store.ts'
import { dropWins, keepBiggest, wonAmong } from './wins-store.ts'

type Settled = ReturnType<typeof roundSettled>['payload']

/** Of a fold's rounds so many are looked at for a board, by what they paid. */
const CANDIDATES = 50
/** Of a fold's rounds so many are pushed as they settle: more than a few a second nobody can read. */
const PUSHED_AT_ONCE = 6

/** The biggest wins among rounds, so many of each currency and category. */
export function candidates(rounds: readonly Settled[]): string[] {
  const byBoard = Map.groupBy(
    rounds.filter(({ stake, payout }) => BigInt(payout) > BigInt(stake)),
    ({ currency, gameType }) => `${currency} ${gameType}`,
  )
  return [...byBoard.values()].flatMap((won) =>
    won
      .toSorted((one, other) => (BigInt(one.payout) < BigInt(other.payout) ? 1 : -1))
      .slice(0, CANDIDATES)
      .map(({ roundId }) => roundId),
  )
}

/** The rounds are looked up again: what was corrected meanwhile is shown as it stands. */
async function keepWins({ tx, use }: Pick<WriteScope, 'tx' | 'use'>, roundIds: readonly string[]): Promise<void> {
  if (roundIds.length === 0) return
  const clock = merchantClock(use(settingsPort).read(timeZone))
  const won = await wonAmong(tx, roundIds)
  await keepBiggest(
    tx,
    won.map((win) => ({ ...win, day: clock.dayOf(win.closedAt).day })),
  )
}

async function showBets(scope: WriteScope, rounds: readonly Settled[]): Promise<void> {
  const newest = rounds.filter(({ stake }) => stake !== '0').slice(-FEED_LINES)
  if (newest.length === 0) return
  const kept = await keepShownBets(
    scope.tx,
    newest.map(({ memberId, stake, payout, ...round }) => ({
      ...round,
      memberId: BigInt(memberId),
      stake: BigInt(stake),
      payout: BigInt(payout),
    })),
  )
  await tell(scope.tx, { to: 'everyone' }, betsShown, {
    bets: await describeShownBets(scope, scope.tx, kept.toReversed().slice(0, PUSHED_AT_ONCE)),
  })
}

/** Keeps the biggest wins for the boards, and tells open pages of the last bets. */
export async function showPlay(scope: WriteScope, rounds: readonly Settled[]): Promise<void> {
  await keepWins(scope, candidates(rounds))
  if (scope.use(settingsPort).read(shownPlay).isFeedShown) await showBets(scope, rounds)
}

/** Boards show what rounds came to in the end. */
export async function correctShownWins(
  scope: Pick<WriteScope, 'use'> & { tx: Tx },
  roundIds: readonly string[],
): Promise<void> {
  if (roundIds.length === 0) return
  await dropWins(scope.tx, roundIds)
  await keepWins(scope, roundIds)
}
