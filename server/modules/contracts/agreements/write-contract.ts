import { contractsChanged } from '@croupier/api/live/contracts-changed.ts'
import type { Tx } from '../../../platform/database.ts'
import { tellMany } from '../../../platform/live.ts'
import {
  changeContract,
  type Contract,
  type ContractChange,
  insertContract,
  type NewContract,
} from './contracts-store.ts'

/** Tells open pages of both sides; of the company nobody is in. */
async function tellParties(tx: Tx, { uplineId, downlineId }: Contract): Promise<void> {
  const told = [uplineId, downlineId].map((id) => ({ audience: { to: 'member', id } as const, payload: {} }))
  await tellMany(tx, contractsChanged, told)
}

/** Writes a proposal, and tells both sides; undefined where one of this kind is open already. */
export async function writeProposal(tx: Tx, proposal: NewContract): Promise<Contract | undefined> {
  const contract = await insertContract(tx, proposal)
  if (contract) await tellParties(tx, contract)
  return contract
}

/** Changes a contract, and tells both sides. */
export async function writeChange(tx: Tx, id: bigint, change: ContractChange): Promise<Contract> {
  const contract = await changeContract(tx, id, change)
  await tellParties(tx, contract)
  return contract
}
