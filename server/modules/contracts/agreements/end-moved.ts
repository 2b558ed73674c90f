import { contractKinds } from '@croupier/api/contracts/contract-terms.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { consume } from '../../../platform/outbox-consumer.ts'
import { teamMoved } from '../../agents/index.ts'
import { ancestorsOf, findMember } from '../../identity/index.ts'
import { companyContractsBelow, cutShort, dissolve, standsBelow } from './agree.ts'
import { openAsk } from './asks-store.ts'
import { activeContract, activeOf, type Contract, endedAfter, lockContracts, openProposal } from './contracts-store.ts'
import { answerAsk } from './write-ask.ts'
import { writeChange } from './write-contract.ts'

/** What the company signed below somebody without a contract now has the next one above: what cannot stand there ends. */
async function endOutpaying(scope: WriteScope, memberId: bigint, kind: Contract['kind'], at: number): Promise<void> {
  const above = await ancestorsOf(scope.tx, memberId)
  const bound = new Map((await activeOf(scope.tx, above, kind)).map((contract) => [contract.downlineId, contract]))
  const next = above.flatMap((id) => bound.get(id) ?? [])[0]
  if (!next) return
  for (const below of await companyContractsBelow(scope.tx, memberId, kind)) {
    if (!standsBelow(below, next)) await dissolve(scope, below, 'moved', at)
  }
}

/**
 * A member moved under another agent has no contract with the one before; contracts below that depended on it end too.
 * They end as of the move, whenever this reads of it; a period is not settled before.
 */
export const endMovedContracts = consume<Parameters<typeof teamMoved>[0]>({
  name: 'contracts.endMoved',
  events: [teamMoved],
  async fold(scope, occurrences) {
    await lockContracts(scope.tx)
    for (const { payload, at } of occurrences) {
      const memberId = BigInt(payload.memberId)
      const upline = (await findMember(scope.tx, memberId))?.parentId
      for (const kind of contractKinds) {
        const contract = await activeContract(scope.tx, memberId, kind)
        const isOfOther = (each: Contract) => each.downlineId === memberId && each.uplineId !== upline
        if (contract && isOfOther(contract)) await dissolve(scope, contract, 'moved', at)
        else if ((await endedAfter(scope.tx, memberId, kind, at)).some(isOfOther)) {
          await cutShort(scope, memberId, kind, at)
        }
        if (!contract || isOfOther(contract)) await endOutpaying(scope, memberId, kind, at)
        const asked = await openAsk(scope.tx, memberId, kind)
        if (asked && asked.uplineId !== upline) await answerAsk(scope, asked, 'moved')
        // What the upline before proposed cannot be agreed any more, and would stand in the way of the next one's.
        const proposal = await openProposal(scope.tx, memberId, kind)
        if (!proposal || proposal.uplineId === upline) continue
        await writeChange(scope.tx, proposal.id, { state: 'rejected', endReason: 'moved', decidedAt: at })
      }
    }
  },
})
