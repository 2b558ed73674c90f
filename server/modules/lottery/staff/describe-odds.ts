import type { AnswerOf } from '@croupier/api/operation.ts'
import type { listLotteryOdds } from '@croupier/api/lottery/staff/list-lottery-odds.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import type { Queryable } from '../../../platform/database.ts'
import type { LotteryGame } from '../games-store.ts'
import { oddsVersions } from '../odds-store.ts'

const percentOf = (share: number) => (share / 100).toFixed(2)

/** What part of its odds each bet of a game pays. */
export async function describeOdds(db: Queryable, game: LotteryGame): Promise<AnswerOf<typeof listLotteryOdds>> {
  const byPlay = Map.groupBy(await oddsVersions(db, game.code), ({ playCode }) => playCode)
  const list = familyCalled(game.family)!.bets.map(({ code }) => {
    const versions = byPlay.get(code) ?? []
    return {
      playCode: code,
      percent: percentOf(versions.find(({ holds }) => holds)?.share ?? 10_000),
      versions: versions.map(({ share, holdsFrom, setBy }) => ({ percent: percentOf(share), holdsFrom, setBy })),
    }
  })
  return { list }
}
