import { endContract, listStaffContracts } from '@croupier/api/contracts/staff-contracts.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { name, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { TierText } from './tier-text.tsx'

function EndContract({ contractId }: { contractId: string }): ReactNode {
  const { t } = useWords('console-agents', 'refusals')
  const refusalText = useRefusalText()
  const end = useCall(endContract, { refreshes: [listStaffContracts] })
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('console-agents.end')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          end.mutate(
            { contractId },
            {
              onSuccess: ({ ended }) =>
                showToast({ tone: 'good', text: t('console-agents.end.done', { count: String(ended.length) }) }),
              onError: (fault) => showToast({ tone: 'bad', text: refusalText(fault) }),
            },
          )
        }}
        title={t('console-agents.end.title')}
        confirm={t('console-agents.end')}
        danger
      >
        {t('console-agents.end.text')}
      </ConfirmDialog>
    </>
  )
}

const { list: contracts } = declareList(listStaffContracts, {
  cursor: 'after',
  columns: [
    {
      id: 'kind',
      head: 'console-agents.kind',
      phone: 'title',
      cell: ({ terms, period }, { t }) =>
        `${t(`console-agents.kind.${terms.kind}`)} · ${t(`console-agents.period.${period}`)}`,
    },
    {
      id: 'upline',
      head: 'console-agents.upline',
      cell: ({ upline }, { t }) => <bdi>{upline ?? t('console-agents.company')}</bdi>,
    },
    name('downline', 'console-agents.downline', ({ downline }) => downline),
    {
      id: 'tiers',
      head: 'console-agents.tiers',
      cell: ({ terms, currency }) => <TierText terms={terms} currency={currency} />,
    },
    {
      id: 'since',
      head: 'console-agents.since',
      cell: ({ version, effectiveFrom, effectiveUntil }, { t }) => (
        <span className="flex flex-col text-xs">
          {effectiveFrom !== null && (
            <span>
              <Time at={effectiveFrom} />
              {effectiveUntil !== null && (
                <>
                  {' – '}
                  <Time at={effectiveUntil} />
                </>
              )}
            </span>
          )}
          <span className="text-ink-faint">{t('console-agents.version', { version: String(version) })}</span>
        </span>
      ),
    },
    // An end that is asked of the company waits for an operator.
    status('state', 'console-agents.state', ({ state, terminationBy }) => {
      const isEnding = state === 'active' && terminationBy !== null
      return [state === 'active' && !isEnding ? 'jade' : 'brass', `console-agents.state.${isEnding ? 'ending' : state}`]
    }),
    {
      id: 'end',
      head: 'console-agents.end',
      permission: 'contracts.manage',
      cell: ({ contractId, state }) => state === 'active' && <EndContract contractId={contractId} />,
    },
  ],
  rowKey: ({ contractId }) => contractId,
  empty: {
    scene: <NothingFoundScene />,
    title: 'console-agents.contracts.none',
    text: 'console-agents.contracts.none.text',
  },
})

/** Contracts that stand or are proposed, of all agents or of one; those that ended too where one asks for them. */
export function ContractList({ account }: { account: string | undefined }): ReactNode {
  const { t } = useWords('console-agents')
  const may = useMay()
  const [isAll, setAll] = useState(false)
  const [isSigning, setSigning] = useState(false)
  return (
    <section className="mt-6 flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('console-agents.contracts')}</h2>
        {may('contracts.manage') && (
          <Button variant="action" onClick={() => setSigning(true)}>
            {t('console-agents.sign')}
          </Button>
        )}
      </div>
      <Checkbox
        checked={isAll}
        onChange={({ target }) => setAll(target.checked)}
        label={t('console-agents.contracts.all')}
      />
      <ListBody
        list={contracts}
        caption={t('console-agents.contracts')}
        words={['console-agents']}
        of={{ ...(account !== undefined && { account }), ...(isAll && { state: 'all' }) }}
      />
      <SignDialog account={account} open={isSigning} onClose={() => setSigning(false)} />
    </section>
  )
}
