import { endContract, listStaffContracts } from '@croupier/api/contracts/staff-contracts.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/components/confirm-dialog.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../app/staff.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { usePages } from '../lists/use-pages.ts'
import { SignDialog } from './sign-dialog.tsx'
import { TierText } from './tier-text.tsx'

type Contract = OutputOf<typeof listStaffContracts>['list'][number]

/** Contracts that stand or are proposed, of all agents or of one. */
export function ContractList({ account }: { account: string | undefined }): ReactNode {
  const { t } = useWords('console-agents', 'refusals')
  const refusalText = useRefusalText()
  const may = useMay()
  const pages = usePages(listStaffContracts, account === undefined ? {} : { account }, 'after')
  const end = useCall(endContract, { refreshes: [listStaffContracts] })
  const [ending, setEnding] = useState<Contract>()
  const [isSigning, setSigning] = useState(false)
  const columns: Column<Contract>[] = [
    {
      id: 'kind',
      head: t('console-agents.kind'),
      phone: 'title',
      cell: ({ terms, period }) =>
        `${t(`console-agents.kind.${terms.kind}`)} · ${t(`console-agents.period.${period}`)}`,
    },
    {
      id: 'upline',
      head: t('console-agents.upline'),
      cell: ({ upline }) => <bdi>{upline ?? t('console-agents.company')}</bdi>,
    },
    { id: 'downline', head: t('console-agents.downline'), cell: ({ downline }) => <bdi>{downline}</bdi> },
    {
      id: 'tiers',
      head: t('console-agents.tiers'),
      cell: ({ terms, currency }) => <TierText terms={terms} currency={currency} />,
    },
    {
      id: 'state',
      head: t('console-agents.state'),
      cell: ({ state }) => (
        <Status tone={state === 'active' ? 'jade' : 'brass'}>{t(`console-agents.state.${state}`)}</Status>
      ),
    },
    ...(may('contracts.manage')
      ? [
          {
            id: 'end',
            head: t('console-agents.end'),
            cell: (contract: Contract) =>
              contract.state === 'active' && (
                <Button size="small" onClick={() => setEnding(contract)}>
                  {t('console-agents.end')}
                </Button>
              ),
          },
        ]
      : []),
  ]
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
      <RecordList
        pages={pages}
        caption={t('console-agents.contracts')}
        columns={columns}
        rowKey={({ contractId }) => contractId}
        empty={
          <EmptyState scene={<NothingFoundScene />} title={t('console-agents.contracts.none')}>
            {t('console-agents.contracts.none.text')}
          </EmptyState>
        }
      />
      <SignDialog account={account} open={isSigning} onClose={() => setSigning(false)} />
      <ConfirmDialog
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        onConfirm={() => {
          const contractId = ending?.contractId
          setEnding(undefined)
          if (contractId === undefined) return
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
    </section>
  )
}
