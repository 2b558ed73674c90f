/**
 * Lotteries: games, their draws on the clock, orders, results. Decides what a bet is and what it won by the pure rules
 * under games/lottery; money is booked by play, as for every vendor.
 */
import type { App } from '../../platform/app.ts'
import type { Operations } from '../../platform/implement.ts'
import cancelOrder from './cancel-own-order.ts'
import buyContents from './family-calls/buy-contents.ts'
import buySlip from './family-calls/buy-slip.ts'
import cancelSuborders from './family-calls/cancel-suborders.ts'
import listChaseNumeros from './family-calls/list-chase-numeros.ts'
import listDrawnNumeros from './family-calls/list-drawn-numeros.ts'
import listOpenedNumeros from './family-calls/list-opened-numeros.ts'
import listOrdersOfToday from './family-calls/list-orders-of-today.ts'
import listSeries from './family-calls/list-series.ts'
import listVietnameseOpenedNumeros from './family-calls/list-vietnamese-opened-numeros.ts'
import showHotGapInfo from './family-calls/show-hot-gap-info.ts'
import showLotterySetting from './family-calls/show-lottery-setting.ts'
import showNearNumeros from './family-calls/show-near-numeros.ts'
import showPlayMenu from './family-calls/show-play-menu.ts'
import { addBuiltInGames } from './games-store.ts'
import listDraws from './list-draws.ts'
import listLotteries from './list-lotteries.ts'
import listOrders from './list-orders.ts'
import placeOrder from './place-order.ts'
import showDrawFairness from './show-draw-fairness.ts'
import showLottery from './show-lottery.ts'
import changeLottery from './staff/change-lottery.ts'
import correctResult from './staff/correct-result.ts'
import enterResult from './staff/enter-result.ts'
import listLotteryOdds from './staff/list-lottery-odds.ts'
import setLotteryOdds from './staff/set-lottery-odds.ts'
import listStaffDraws from './staff/list-staff-draws.ts'
import listStaffLotteries from './staff/list-staff-lotteries.ts'
import voidDraw from './staff/void-draw.ts'

export { builtInGames } from './built-in-games.ts'
export { lotteryLaunch } from './lottery-launch.ts'
export { type LotteryPar, lotteryPars } from './lottery-pars.ts'
export { prizeGroup, resultSources, settings } from './lottery-settings.ts'
export { groupOfRebate, rebateOfGroup } from './group-of-rebate.ts'
export { type PrizeGroups, prizeGroupsPort } from './prize-group-port.ts'
export { type ResultSource, resultSourcesPort } from './results-port.ts'
export { lotteryBeats, tickLotteries } from './tick.ts'

/** Before the first look at the clock: the lotteries there are rules for are written down. */
export async function startLotteries(app: App): Promise<void> {
  await addBuiltInGames(app.database)
}

export const operations: Operations = [
  listLotteries,
  showLottery,
  listDraws,
  showDrawFairness,
  placeOrder,
  cancelOrder,
  listOrders,
  buyContents,
  buySlip,
  cancelSuborders,
  listChaseNumeros,
  listDrawnNumeros,
  listOpenedNumeros,
  listOrdersOfToday,
  listSeries,
  listVietnameseOpenedNumeros,
  showHotGapInfo,
  showLotterySetting,
  showNearNumeros,
  showPlayMenu,
  changeLottery,
  correctResult,
  enterResult,
  listLotteryOdds,
  setLotteryOdds,
  listStaffDraws,
  listStaffLotteries,
  voidDraw,
]
