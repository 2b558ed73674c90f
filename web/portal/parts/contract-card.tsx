import { listContracts } from '@croupier/api/contracts/list-contracts.ts'
import {
  processDailySalary,
  processDividend,
  processHourSalary,
  processRealTimeSalary,
} from '@croupier/api/contracts/process-contracts.ts'
import { showConsolidatedFunds } from '@croupier/api/wallet/purses/show-consolidated-funds.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { ContractTiers } from './contract-terms.tsx'

export type ShownContract = OutputOf<typeof listContracts>['list'][number]
type Action = 'accept' | 'reject' | 'terminate'

/** Who proposed calls back what the other side would reject. */
const wordOf = (action: Action, isCalledBack: boolean) => (isCalledBack && action === 'reject' ? 'withdraw' : action)

const refreshes = [listContracts, showConsolidatedFunds]

/** What this member may do with a contract now. */
function actionsOf({ state, downline, terminationBy }: ShownContract, account: string): readonly Action[] {
  const isDownline = downline === account
  if (state === 'proposed') return isDownline ? ['accept', 'reject'] : ['reject']
  if (state !== 'active') return []
  if (terminationBy === null) return ['terminate']
  return terminationBy === account ? ['reject'] : ['accept', 'reject']
}

/** A contract with its terms, and what can be answered. */
export function ContractCard({ contract, account }: { contract: ShownContract; account: string }): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const refusalText = useRefusalText()
  const dividend = useCall(processDividend, { refreshes })
  const daily = useCall(processDailySalary, { refreshes })
  const hourly = useCall(processHourSalary, { refreshes })
  const realtime = useCall(processRealTimeSalary, { refreshes })
  const calls = { dividend, daily, hourly, realtime }
  const { terms, contractId, period, currency, upline, downline, state, version, terminationBy } = contract
  const { begins, ends, effectiveFrom, effectiveUntil, endReason } = contract
  const call = calls[terms.kind]
  const isCalledBack = state === 'proposed' && downline !== account
  const answer = (action: Action): void =>
    call.mutate(
      { contractId, action },
      {
        onSuccess: () => showToast({ tone: 'good', text: t(`agent.contract.${wordOf(action, isCalledBack)}.done`) }),
        onError: (fault) => showToast({ tone: 'bad', text: refusalText(fault) }),
      },
    )
  const isEnding = state === 'active' && terminationBy !== null
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-hairline bg-raised p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">
          {t(`agent.kind.${terms.kind}`)} · {t(`agent.period.${period}`)}
        </h3>
        <Badge tone={state === 'active' ? 'jade' : state === 'proposed' ? 'brass' : 'plain'}>
          {t(`agent.contract.state.${state}`)}
        </Badge>
      </header>
      <p className="text-sm text-ink-soft">
        {t('agent.contract.between', { upline: upline ?? t('agent.company'), downline, version: String(version) })}
      </p>
      {effectiveFrom !== null && (
        <p className="text-xs text-ink-faint">
          {t('agent.contract.since')} <Time at={effectiveFrom} />
          {effectiveUntil !== null && (
            <>
              {' – '}
              <Time at={effectiveUntil} />
            </>
          )}
        </p>
      )}
      <ContractTiers terms={terms} currency={currency} />
      {endReason !== null && <p className="text-sm text-ink-soft">{t(`agent.contract.end.${endReason}`)}</p>}
      {isEnding && <Notice>{t('agent.contract.ending', { account: terminationBy })}</Notice>}
      {begins !== null && (
        <p className="text-sm text-ink-soft">
          {t('agent.propose.begins')} <Time at={begins} />
        </p>
      )}
      {ends.length > 0 && (
        <Notice>{t(isEnding ? 'agent.ending.ends' : 'agent.propose.ends', { accounts: ends.join(', ') })}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {actionsOf(contract, account).map((action) => (
          <Button
            key={action}
            {...(action === 'accept' ? { variant: 'action' as const } : {})}
            loading={call.isPending}
            onClick={() => answer(action)}
          >
            {t(isEnding ? `agent.ending.${action}` : `agent.contract.${wordOf(action, isCalledBack)}`)}
          </Button>
        ))}
      </div>
    </article>
  )
}
