import { runJackpot } from '@croupier/api/jackpots/staff/run-jackpot.ts'
import { implement } from '../../../platform/implement.ts'
import { describeStaffJackpot } from '../describe-jackpot.ts'
import { findPot, setRunning, winsByPot } from '../pots-store.ts'

export default implement(runJackpot, async (ctx, { code, isRunning }) => {
  await setRunning(ctx.tx, code, isRunning)
  const pot = await findPot(ctx.tx, code)
  if (!pot) throw ctx.refusal('jackpot.not.found')
  return describeStaffJackpot(pot, (await winsByPot(ctx.tx)).get(code))
})
