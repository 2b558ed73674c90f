import { changeLottery } from '@croupier/api/lottery/staff/change-lottery.ts'
import { implement } from '../../../platform/implement.ts'
import { changeGame, findGame } from '../games-store.ts'
import { limits, limitsOf } from '../limits.ts'
import { offeredAs } from '../offered.ts'
import { describeStaffLottery } from './describe-staff-lottery.ts'

export default implement(changeLottery, async (ctx, { gameCode, schedule, closeSeconds, isOpen, ...changed }) => {
  const game = await findGame(ctx.tx, gameCode)
  if (!game) throw ctx.refusal('lottery.game.closed')
  const now: Readonly<Record<string, unknown>> = limitsOf(game)
  // What is given as it stands is not set, so that a bet that is taken to more than the usual still is.
  const given = Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => name in limits.shape && value !== now[name]),
  )
  await changeGame(ctx.tx, gameCode, {
    schedule: schedule ?? game.schedule,
    closeSeconds: closeSeconds ?? game.closeSeconds,
    isOpen: isOpen ?? game.isOpen,
    limits: { ...game.limits, ...given },
  })
  const after = (await findGame(ctx.tx, gameCode))!
  return describeStaffLottery(after, offeredAs(ctx, after) !== undefined, 0)
})
