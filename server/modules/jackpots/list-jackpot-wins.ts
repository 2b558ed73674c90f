import { listJackpotWins } from '@croupier/api/jackpots/list-jackpot-wins.ts'
import { Money } from '@croupier/basis/money.ts'
import { clientSeedOf } from '@croupier/games/jackpot/jackpot.ts'
import { implement } from '../../platform/implement.ts'
import { joinPlace, momentPlace, readPage } from '../../platform/page.ts'
import { shownPlayersOf } from '../figures/index.ts'
import { titleIn } from './describe-jackpot.ts'
import { type Win, winsBefore } from './pots-store.ts'

export default implement(listJackpotWins, async (ctx, { before, pageSize }) => {
  const { rows, next } = await readPage(
    pageSize,
    ({ wonAt, id }: Win) => joinPlace(wonAt, id),
    (most) => winsBefore(ctx.db, momentPlace(before), most),
  )
  const playerOf = await shownPlayersOf(
    ctx.db,
    rows.map(({ memberId }) => memberId),
  )
  const list = rows.map((win) => {
    const amount = (units: bigint) => new Money(win.currency, units).toString()
    return {
      id: String(win.id),
      code: win.code,
      title: titleIn(win.titles, ctx.language),
      currency: win.currency,
      run: win.run,
      amount: amount(win.amount),
      ...playerOf(win.memberId),
      isOwn: win.memberId === ctx.session?.memberId,
      wonAt: win.wonAt,
      lowest: amount(win.lowest),
      ceiling: amount(win.ceiling),
      seedHash: win.seedHash,
      serverSeed: win.serverSeed,
      clientSeed: clientSeedOf({ potCode: win.code, run: win.run }),
    }
  })
  return { list, next }
})
