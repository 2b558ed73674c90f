import { createJackpot } from '@croupier/api/jackpots/staff/create-jackpot.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { readFault } from '../../wallet/index.ts'
import { describeStaffJackpot } from '../describe-jackpot.ts'
import { newRunSeed } from '../jackpot-seed.ts'
import { beginRun, findPot, insertPot, type PotTerms } from '../pots-store.ts'

const amounts = ['seed', 'lowest', 'ceiling'] as const

/** Amounts in ledger units. @throws Refusal request.invalid, naming the field */
function readTerms({ titles, ...asked }: ReceivedOf<typeof createJackpot>): PotTerms {
  const { currency } = asked
  const read = Object.fromEntries(
    amounts.map((field) => {
      const money = Money.read(asked[field], currency)
      if (money instanceof Money) return [field, money.units]
      throw new Refusal('request.invalid', { fields: [readFault(field, money, currency)] })
    }),
  ) as Record<(typeof amounts)[number], bigint>
  const fault = read.lowest <= read.seed ? 'lowest' : read.ceiling < read.lowest ? 'ceiling' : undefined
  if (fault) throw new Refusal('request.invalid', { fields: [{ field: fault, messageKey: 'fault.format' }] })
  return {
    ...asked,
    titles: Object.fromEntries(Object.entries(titles).filter(([, text]) => text !== undefined)),
    ...read,
  }
}

export default implement(
  createJackpot,
  async (ctx, asked) => {
    const pot = readTerms(asked)
    if (!(await insertPot(ctx.tx, pot))) throw ctx.refusal('jackpot.code.taken')
    await beginRun(ctx.tx, pot.code, 1, newRunSeed(ctx.use(secretsPort)))
    return describeStaffJackpot((await findPot(ctx.tx, pot.code))!)
  },
  async ({ db }, asked) => {
    readTerms(asked)
    if (await findPot(db, asked.code)) throw new Refusal('jackpot.code.taken')
  },
)
