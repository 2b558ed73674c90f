import { contractsChanged } from '@croupier/api/live/contracts-changed.ts'
import type { WriteScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { tellMany } from '../../../platform/live.ts'
import {
  changeContract,
  type Contract,
  type ContractChange,
  insertContract,
  type NewContract,
} from './contracts-store.ts'
import { answerByOffer } from './write-ask.ts'

/** Tells open pages of both sides; of the company nobody is in. */
async function tellParties(tx: Tx, { uplineId, downlineId }: Contract): Promise<void> {
  const told = [uplineId, downlineId].map((id) => ({ audience: { to: 'member', id } as const, payload: {} }))
  await tellMany(tx, contractsChanged, told)
}

/**
 * Writes a proposal, tells both sides, and answers the downline where they had asked for one; undefined where one of this
 * kind is open already.
 */
export async function writeProposal(
  scope: Pick<WriteScope, 'tx' | 'announce' | 'clock'>,
  proposal: NewContract,
): Promise<Contract | undefined> {
  const contract = await insertContract(scope.tx, proposal)
  if (!contract) return undefined
  await tellParties(scope.tx, contract)
  await answerByOffer(scope, contract)
  return contract
}

/** Changes a contract, and tells both sides. */
export async function writeChange(tx: Tx, id: bigint, change: ContractChange): Promise<Contract> {
  const contract = await changeContract(tx, id, change)
  await tellParties(tx, contract)
  return contract
}
