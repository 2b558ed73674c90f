import type { OperationShape } from '@croupier/api/operation.ts'
import { ReadGate } from '@croupier/client/use-operation.ts'
import { type ReactNode, useEffect } from 'react'
import { isPushOfAnother } from '../page/push-owner.ts'
import { useMember } from './member.ts'

/** What a cashier of an agent may ask, and anybody with a session whose it is not known yet. */
const isForCashiers = ({ caller, cashier }: OperationShape) => caller === 'anyone' || cashier !== undefined
const isForMembers = () => true

/** Pages ask for what their reader may see: a cashier's would be refused everything else, and nobody would see it. */
export function MemberReads({ children }: { children: ReactNode }): ReactNode {
  const { isLogin, isUnknown, info } = useMember()
  const id = info?.id
  useEffect(() => {
    if (id === undefined || !isPushOfAnother(id)) return
    void import('../page/browser-push.ts').then(({ endBrowserPush }) => endBrowserPush())
  }, [id])
  const isBound = isLogin && (isUnknown || info?.cashierOf != null)
  return <ReadGate value={isBound ? isForCashiers : isForMembers}>{children}</ReadGate>
}
