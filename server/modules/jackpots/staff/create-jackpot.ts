import { createJackpot } from '@croupier/api/jackpots/staff/create-jackpot.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import { Money } from '@croupier/basis/money.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { costOf, costText } from '@croupier/games/jackpot/jackpot.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { type CatalogueReader, vendorByCode } from '../../catalogue/index.ts'
import { readFault } from '../../wallet/index.ts'
import { describeStaffJackpot } from '../describe-jackpot.ts'
import { newRunSeed } from '../jackpot-seed.ts'
import { beginRun, findPot, insertPot, type PotTerms } from '../pots-store.ts'

const amounts = ['seed', 'lowest', 'ceiling'] as const

/** What a pot may cost of the stakes that fill it, on average; per cent. */
const MOST_COST_TEXT = '10'
const MOST_COST = Ratio.percent(MOST_COST_TEXT)

/** Amounts in ledger units. @throws Refusal request.invalid, naming the field, jackpot.too.costly */
function readTerms(scope: CatalogueReader, { titles, ...asked }: ReceivedOf<typeof createJackpot>): PotTerms {
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
  const cost = costOf(asked.share, read.seed, read)
  if (cost.compare(MOST_COST) > 0n)
    throw new Refusal('jackpot.too.costly', { cost: costText(cost), most: MOST_COST_TEXT })
  const isUnknown = (code: string) => vendorByCode(scope, code) === undefined
  if (asked.vendors.some(isUnknown)) {
    throw new Refusal('request.invalid', { fields: [{ field: 'vendors', messageKey: 'fault.format' }] })
  }
  return {
    ...asked,
    titles: Object.fromEntries(Object.entries(titles).filter(([, text]) => text !== undefined)),
    ...read,
  }
}

export default implement(
  createJackpot,
  async (ctx, asked) => {
    const pot = readTerms(ctx, asked)
    if (!(await insertPot(ctx.tx, pot))) throw ctx.refusal('jackpot.code.taken')
    await beginRun(ctx.tx, pot.code, 1, newRunSeed(ctx.use(secretsPort)))
    return describeStaffJackpot((await findPot(ctx.tx, pot.code))!)
  },
  async (scope, asked) => {
    readTerms(scope, asked)
    if (await findPot(scope.db, asked.code)) throw new Refusal('jackpot.code.taken')
  },
)
