import type { createJackpot } from '@croupier/api/jackpots/staff/create-jackpot.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import { Money } from '@croupier/basis/money.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { costOf, costText } from '@croupier/games/jackpot/jackpot.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type CatalogueReader, vendorByCode } from '../../catalogue/index.ts'
import { readFault } from '../../wallet/index.ts'
import type { RunTerms } from '../pots-store.ts'

const amounts = ['seed', 'lowest', 'ceiling'] as const

/** What a pot may cost of the stakes that fill it, on average; per cent. */
const MOST_COST_TEXT = '10'
const MOST_COST = Ratio.percent(MOST_COST_TEXT)

type Asked = Pick<ReceivedOf<typeof createJackpot>, keyof RunTerms>

/** Terms with their amounts in ledger units. @throws Refusal request.invalid, naming the field, jackpot.too.costly */
export function readTerms(scope: CatalogueReader, currency: string, { share, vendors, ...asked }: Asked): RunTerms {
  const read = Object.fromEntries(
    amounts.map((field) => {
      const money = Money.read(asked[field], currency)
      if (money instanceof Money) return [field, money.units]
      throw new Refusal('request.invalid', { fields: [readFault(field, money, currency)] })
    }),
  ) as Record<(typeof amounts)[number], bigint>
  const fault = read.lowest <= read.seed ? 'lowest' : read.ceiling < read.lowest ? 'ceiling' : undefined
  if (fault) throw new Refusal('request.invalid', { fields: [{ field: fault, messageKey: 'fault.format' }] })
  const cost = costOf(share, read.seed, read)
  if (cost.compare(MOST_COST) > 0n)
    throw new Refusal('jackpot.too.costly', { cost: costText(cost), most: MOST_COST_TEXT })
  const isUnknown = (code: string) => vendorByCode(scope, code) === undefined
  if (vendors.some(isUnknown)) {
    throw new Refusal('request.invalid', { fields: [{ field: 'vendors', messageKey: 'fault.format' }] })
  }
  return { share, vendors, ...read }
}
