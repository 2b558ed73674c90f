import type { ContractKind } from '@croupier/api/contracts/contract-terms.ts'
import {
  processDailySalary,
  processDividend,
  processHourSalary,
  processRealTimeSalary,
} from '@croupier/api/contracts/process-contracts.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { dissolve, enact, partiesOf, requireAgreeable } from './agree.ts'
import { type Contract, lockContract, lockContracts } from './contracts-store.ts'
import { describeContract } from '../describe-contract.ts'
import { writeChange } from './write-contract.ts'

type Action = ReceivedOf<typeof processDividend>['action']

/** What an open proposal's two sides may do: the downline takes or refuses it, who proposed it calls it back. */
async function answerProposal(
  scope: WriteScope,
  contract: Contract,
  memberId: bigint,
  action: Action,
): Promise<Contract> {
  const isDownline = contract.downlineId === memberId
  const decidedAt = scope.clock.now()
  if (action === 'reject') {
    const withdrawn = isDownline ? {} : { endReason: 'withdrawn' as const }
    return writeChange(scope.tx, contract.id, { state: 'rejected', decidedAt, ...withdrawn })
  }
  if (action !== 'accept' || !isDownline) throw new Refusal('contract.state')
  // What was possible when it was proposed may be so no longer.
  const parties = await partiesOf(scope.tx, contract)
  await requireAgreeable(scope.tx, { ...parties, terms: contract.terms, period: contract.period })
  return (await enact(scope, contract)).contract
}

/** One side asks for an end, the other takes it or refuses. */
async function answerStanding(
  scope: WriteScope,
  contract: Contract,
  memberId: bigint,
  action: Action,
): Promise<Contract> {
  const asked = contract.terminationBy
  if (action === 'terminate') {
    if (asked !== null && asked !== memberId) return (await dissolve(scope, contract, 'terminated')).contract
    return writeChange(scope.tx, contract.id, { terminationBy: memberId })
  }
  if (asked === null) throw new Refusal('contract.state')
  if (action === 'reject') return writeChange(scope.tx, contract.id, { terminationBy: null })
  if (asked === memberId) throw new Refusal('contract.state')
  return (await dissolve(scope, contract, 'terminated')).contract
}

async function processed(
  scope: WriteScope & { session: { memberId: bigint } },
  kind: ContractKind,
  { contractId, action }: ReceivedOf<typeof processDividend>,
) {
  const { memberId } = scope.session
  await lockContracts(scope.tx)
  const contract = await lockContract(scope.tx, BigInt(contractId))
  const isParty = contract?.downlineId === memberId || contract?.uplineId === memberId
  if (!contract || contract.kind !== kind || !isParty) throw new Refusal('contract.not.found')
  if (contract.state === 'proposed') {
    return describeContract(scope.tx, await answerProposal(scope, contract, memberId, action))
  }
  if (contract.state !== 'active') throw new Refusal('contract.state')
  return describeContract(scope.tx, await answerStanding(scope, contract, memberId, action))
}

export const processings = [
  implement(processDividend, (ctx, input) => processed(ctx, 'dividend', input)),
  implement(processDailySalary, (ctx, input) => processed(ctx, 'daily', input)),
  implement(processHourSalary, (ctx, input) => processed(ctx, 'hourly', input)),
  implement(processRealTimeSalary, (ctx, input) => processed(ctx, 'realtime', input)),
]
