import { type ContractKind, contractKinds, moduleOf } from '@croupier/api/contracts/contract-terms.ts'
import { isModuleOn } from '../../settings/index.ts'
import type { ContractInfo, ContractInfoSource } from '../../wallet/index.ts'
import { kindsOf } from './contracts-store.ts'

const fields = {
  daily: 'dailysalreqtype',
  dividend: 'divtypereq',
  hourly: 'contracthoursalreq',
  realtime: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, keyof ContractInfo>

/** Fulfils the wallet's port: whether each kind is proposed to a member, asked to end, or stands; null where there is none. */
export const contractInfo: ContractInfoSource = {
  async contractsOf(scope, memberId) {
    const info: ContractInfo = {
      dailysalreqtype: null,
      divtypereq: null,
      contracthoursalreq: null,
      realtimesalreqtype: null,
    }
    const known = await kindsOf(scope.db, memberId)
    for (const kind of contractKinds) {
      const one = known.find((each) => each.kind === kind)
      if (!one || !isModuleOn(scope, moduleOf[kind])) continue
      info[fields[kind]] = one.isProposed ? 'NEW_REQUEST' : one.isTerminating ? 'TERMINATION_REQUEST' : 'ACTIVE'
    }
    return info
  },
}
