import { listStaffJackpots } from '@croupier/api/jackpots/staff/list-staff-jackpots.ts'
import { implement } from '../../../platform/implement.ts'
import { describeStaffJackpot } from '../describe-jackpot.ts'
import { potsOf, winsByPot } from '../pots-store.ts'

export default implement(listStaffJackpots, async (ctx) => {
  const [pots, wins] = await Promise.all([potsOf(ctx.db), winsByPot(ctx.db)])
  return { list: pots.map((pot) => describeStaffJackpot(pot, wins.get(pot.code))) }
})
