import { createJackpot } from '@croupier/api/jackpots/staff/create-jackpot.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { describeStaffJackpot } from '../describe-jackpot.ts'
import { newRunSeed } from '../jackpot-seed.ts'
import { beginRun, findPot, insertPot } from '../pots-store.ts'
import { readTerms } from './read-terms.ts'

export default implement(
  createJackpot,
  async (ctx, { code, currency, titles, ...asked }) => {
    const pot = {
      code,
      currency,
      titles: Object.fromEntries(Object.entries(titles).filter(([, text]) => text !== undefined)),
      ...readTerms(ctx, currency, asked),
    }
    if (!(await insertPot(ctx.tx, pot))) throw ctx.refusal('jackpot.code.taken')
    await beginRun(ctx.tx, pot.code, 1, newRunSeed(ctx.use(secretsPort)))
    return describeStaffJackpot((await findPot(ctx.tx, pot.code))!)
  },
  async (scope, asked) => {
    readTerms(scope, asked.currency, asked)
    if (await findPot(scope.db, asked.code)) throw new Refusal('jackpot.code.taken')
  },
)
