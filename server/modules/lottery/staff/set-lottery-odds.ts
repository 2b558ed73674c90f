import { setLotteryOdds } from '@croupier/api/lottery/staff/set-lottery-odds.ts'
import { betTypeOf, familyCalled } from '@croupier/games/lottery/families.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { findGame } from '../games-store.ts'
import { addOddsVersion } from '../odds-store.ts'
import { describeOdds } from './describe-odds.ts'

export default implement(setLotteryOdds, async (ctx, { gameCode, playCode, percent, holdsFrom }) => {
  const game = await findGame(ctx.tx, gameCode)
  if (!game) throw ctx.refusal('lottery.game.closed')
  if (!betTypeOf(familyCalled(game.family)!, playCode)) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'playCode', messageKey: 'fault.format' }] })
  }
  const [whole, hundredths = ''] = percent.split('.') as [string, string?]
  const share = Number(whole) * 100 + Number(hundredths.padEnd(2, '0'))
  await addOddsVersion(ctx.tx, gameCode, { playCode, share, holdsFrom, setBy: nameOfActor(ctx.actor) })
  return describeOdds(ctx.tx, game)
})
