import type { DepositRisk } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { Money } from '@croupier/basis/money.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { deviceFactsOf, payeeNamesOf } from '../../identity/index.ts'
import { largeFirstDeposits } from '../wallet-settings.ts'
import type { Deposit } from './deposit.ts'
import { depositRisksOf, MANY_UNPAID } from './deposit-risks.ts'
import { factsOfDeposits } from './deposit-facts-store.ts'

/** What makes deposits worth a second look, each by its id: three statements, however many there are. */
export async function risksOfDeposits(
  { db, use }: Pick<ReadScope, 'db' | 'use'>,
  deposits: readonly Deposit[],
): Promise<(id: bigint) => DepositRisk[]> {
  const large = use(settingsPort).read(largeFirstDeposits)
  const members = deposits.map(({ memberId }) => memberId)
  const facts = await factsOfDeposits(
    db,
    deposits.map(({ id }) => id),
    MANY_UNPAID,
  )
  const devices = await deviceFactsOf(db, members)
  const names = await payeeNamesOf(db, members)
  const found = deposits.flatMap(({ id, memberId, madeAt, amount, currency, payerName }) => {
    const [own, used] = [facts.get(id), devices.get(memberId)]
    if (!own || !used) return []
    const { holder, ...rest } = own
    const largeFrom = large[currency] === undefined ? undefined : Money.parse(large[currency], currency).units
    const ownName = holder ?? names.get(memberId) ?? null
    return [[id, depositRisksOf({ madeAt, amount, largeFrom, payerName, ownName, ...used, ...rest })] as const]
  })
  const risks = new Map(found)
  return (id) => risks.get(id) ?? []
}
