import type { ReadScope } from '../../platform/context.ts'
import { port } from '../../platform/port.ts'

/** The contracts a member has with their upline, by kind; null where there is none. Contracts fulfil it. */
export interface ContractInfo {
  dailysalreqtype: string | null
  divtypereq: string | null
  contracthoursalreq: string | null
  realtimesalreqtype: string | null
}

export interface ContractInfoSource {
  contractsOf(scope: ReadScope, memberId: bigint): Promise<ContractInfo>
}

export const contractInfoPort = port<ContractInfoSource>('wallet.contractInfo')
