import { contractKinds } from '@croupier/api/contracts/contract-terms.ts'
import { consume } from '../../platform/outbox-consumer.ts'
import { teamMoved } from '../agents/index.ts'
import { dissolve } from './agree.ts'
import { activeContract, lockContracts } from './contracts-store.ts'

/**
 * A member moved under another agent has no contract with the one before; contracts below that depended on it end too.
 */
export const endMovedContracts = consume<Parameters<typeof teamMoved>[0]>({
  name: 'contracts.endMoved',
  events: [teamMoved],
  async fold(scope, occurrences) {
    await lockContracts(scope.tx)
    for (const { payload } of occurrences) {
      for (const kind of contractKinds) {
        const contract = await activeContract(scope.tx, BigInt(payload.memberId), kind)
        if (contract) await dissolve(scope, contract, 'moved')
      }
    }
  },
})
