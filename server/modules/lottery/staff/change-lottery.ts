import { changeLottery } from '@croupier/api/lottery/staff/change-lottery.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { isAmount } from '../../play/index.ts'
import { changeGame, findGame, lockGame, type LotteryGame } from '../games-store.ts'
import { type AmountLimits, type GameLimits, limitsOf } from '../limits.ts'
import { limits } from '../lottery-settings.ts'
import { offeredAs } from '../offered.ts'
import { faultAt } from '../read-lines.ts'
import { describeStaffLottery } from './describe-staff-lottery.ts'

type Amounts = { readonly [Name in keyof AmountLimits]?: string | undefined }

/**
 * What is given of a currency, besides what was set before. What is given as it stands is not set, so that a bet that is
 * taken to more than the usual still is. @throws Refusal
 */
function withAmounts(
  game: LotteryGame,
  currency: string | undefined,
  amounts: Amounts,
  now: AmountLimits | undefined,
): GameLimits['byCurrency'] {
  const given = Object.entries(amounts).filter(([, text]) => text !== undefined) as [keyof AmountLimits, string][]
  if (given.length === 0) return game.limits.byCurrency
  if (currency === undefined) throw faultAt('currency')
  if (!now) throw new Refusal('game.currency.closed')
  const wrong = given.find(([, text]) => !isAmount(text, currency))
  if (wrong) throw faultAt(wrong[0])
  const changed = Object.fromEntries(given.filter(([name, text]) => text !== now[name]))
  const before = game.limits.byCurrency
  return { ...before, [currency]: { ...before?.[currency], ...changed } }
}

export default implement(changeLottery, async (ctx, input) => {
  const { gameCode, schedule, closeSeconds, isOpen, multiple, currency, ...amounts } = input
  const game = await lockGame(ctx.tx, gameCode)
  if (!game) throw ctx.refusal('lottery.game.closed')
  const table = ctx.use(settingsPort).read(limits)
  const now = currency === undefined ? undefined : limitsOf(game, table, currency)
  const byCurrency = withAmounts(game, currency, amounts, now)
  const changed = { multiple: multiple ?? game.limits.multiple, byCurrency }
  await changeGame(ctx.tx, gameCode, { schedule, closeSeconds, isOpen, limits: changed })
  const after = (await findGame(ctx.tx, gameCode))!
  return describeStaffLottery(after, { table, isOffered: offeredAs(ctx, after) !== undefined, overdue: 0 })
})
