import { showConsolidatedFunds } from '@croupier/api/wallet/purses/show-consolidated-funds.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useEffect } from 'react'
import { openDialog, useOpenDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'

const KEY = 'contract-shown'
const asking: ReadonlySet<string | null> = new Set(['NEW_REQUEST', 'TERMINATION_REQUEST'])

/** Whether these were shown to this member: another one may have logged in here since. */
function wasShown(what: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === what) return true
    sessionStorage.setItem(KEY, what)
  } catch {
    // Storage refused: it is shown once more.
  }
  return false
}

/** Whoever is proposed a contract, or asked to end one, is shown it once in a session, as soon as nothing else is open. */
export function useContractProposals(): void {
  const { info } = useMember()
  const memberId = info?.id
  const isFree = useOpenDialog() === undefined
  const { data } = useOperation(
    showConsolidatedFunds,
    {},
    {
      enabled: info !== undefined && info.cashierOf == null && !info.isTrial && !info.passwordDue,
      staleMilliseconds: 60_000,
    },
  )
  const what = data
    ? [data.dailysalreqtype, data.divtypereq, data.contracthoursalreq, data.realtimesalreqtype]
        .map((state) => (asking.has(state) ? state : ''))
        .join(',')
    : ''
  useEffect(() => {
    if (isFree && /[A-Z]/.test(what) && !wasShown(`${memberId} ${what}`)) openDialog({ kind: 'contract' })
  }, [isFree, what, memberId])
}
