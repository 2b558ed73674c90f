import { listShownBets } from '@croupier/api/figures/winners/list-shown-bets.ts'
import { FEED_LINES } from '@croupier/api/figures/winners/winner-answers.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { describeShownBets } from './describe-shown.ts'
import { shownPlay } from '../figures-settings.ts'
import { newestShownBets } from './shown-bets-store.ts'

export default implement(listShownBets, async (ctx) => {
  if (!ctx.use(settingsPort).read(shownPlay).isFeedShown) return { isShown: false, list: [] }
  const bets = await newestShownBets(ctx.db, FEED_LINES)
  return { isShown: true, list: await describeShownBets(ctx, ctx.db, bets) }
})
