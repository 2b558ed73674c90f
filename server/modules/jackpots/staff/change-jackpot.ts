import { changeJackpot } from '@croupier/api/jackpots/staff/change-jackpot.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { describeStaffJackpot } from '../describe-jackpot.ts'
import { findPot, setNextTerms, winsByPot } from '../pots-store.ts'
import { readTerms } from './read-terms.ts'

export default implement(
  changeJackpot,
  async (ctx, { code, ...asked }) => {
    const pot = await findPot(ctx.tx, code)
    if (!pot) throw ctx.refusal('jackpot.not.found')
    await setNextTerms(ctx.tx, code, readTerms(ctx, pot.currency, asked))
    return describeStaffJackpot((await findPot(ctx.tx, code))!, (await winsByPot(ctx.tx)).get(code))
  },
  async (scope, { code, ...asked }) => {
    const pot = await findPot(scope.db, code)
    if (!pot) throw new Refusal('jackpot.not.found')
    readTerms(scope, pot.currency, asked)
  },
)
