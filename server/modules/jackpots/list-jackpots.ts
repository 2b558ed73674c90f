import { listJackpots } from '@croupier/api/jackpots/list-jackpots.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand } from '../settings/index.ts'
import { describeJackpot } from './describe-jackpot.ts'
import { potsOf } from './pots-store.ts'

export default implement(listJackpots, async (ctx) => {
  const currency = ctx.session?.currency ?? ctx.use(settingsPort).read(brand).currency
  return { list: (await potsOf(ctx.db, { currency })).map((pot) => describeJackpot(pot, ctx.language)) }
})
