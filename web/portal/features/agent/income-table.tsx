import {
  claimDailySalary,
  claimDividend,
  claimHourSalary,
  claimRealTimeSalary,
} from '@croupier/api/contracts/claim-salaries.ts'
import type { ContractKind } from '@croupier/api/contracts/contract-terms.ts'
import { listIncome } from '@croupier/api/contracts/list-income.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMember } from '../../session/member.ts'
import { useRecordPages } from '../../parts/record-pages.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { FigureGrid } from './figure-grid.tsx'
import { PeriodFilter } from './filters.tsx'
import { LineDialog } from './line-dialog.tsx'
import { useAgentQuery } from './use-query.ts'
import { SaveList } from '../../parts/save-list.tsx'

export type IncomeLine = OutputOf<typeof listIncome>['list'][number]

/** Moves what a kind has paid to the main purse. */
function ClaimButton({ kind, isNamed }: { kind: ContractKind; isNamed: boolean }): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const refusalText = useRefusalText()
  const options = { refreshes: [listIncome, showBalance] }
  const dividend = useCall(claimDividend, options)
  const daily = useCall(claimDailySalary, options)
  const hourly = useCall(claimHourSalary, options)
  const realtime = useCall(claimRealTimeSalary, options)
  const call = { dividend, daily, hourly, realtime }[kind]
  return (
    <Button
      variant="action"
      loading={call.isPending}
      onClick={() =>
        call.mutate(
          {},
          {
            onSuccess: ({ amount, currency }) =>
              showToast({ tone: 'good', text: t('agent.claim.done', { amount: amountInText(amount, currency) }) }),
            onError: (fault) => showToast({ tone: 'bad', text: refusalText(fault) }),
          },
        )
      }
    >
      {isNamed ? t('agent.claim.kind', { kind: t(`agent.kind.${kind}`) }) : t('agent.claim')}
    </Button>
  )
}

/** What contracts paid period by period; each line opens with what it was reckoned from. */
export function IncomeTable({
  kind,
  empty,
}: {
  kind: ContractKind | undefined
  empty: { title: string; text: string }
}): ReactNode {
  const { t } = useWords('agent', 'records', 'refusals')
  const { info } = useMember()
  const query = useAgentQuery()
  const filter = { datePreset: query.datePreset, ...(kind && { kind }) }
  const pages = useRecordPages(JSON.stringify(filter))
  const read = useOperation(
    listIncome,
    { ...filter, ...(pages.before && { after: pages.before }) },
    { staleMilliseconds: 5_000 },
  )
  const [opened, setOpened] = useState<IncomeLine>()
  const { data, error, isFetching } = read
  const currency = data?.currency
  const money = (value: string | undefined) => <Amount value={value ?? '0'} currency={currency} />
  const columns: Column<IncomeLine>[] = [
    {
      id: 'period',
      head: t('agent.contract.period'),
      phone: 'title',
      cell: (line) => (
        <button
          type="button"
          onClick={() => setOpened(line)}
          className="flex flex-col items-start text-start underline decoration-hairline underline-offset-4"
        >
          <Time at={line.startsAt} />
          {kind === undefined && <span className="text-xs text-ink-faint">{t(`agent.kind.${line.kind}`)}</span>}
        </button>
      ),
    },
    { id: 'gross', head: t('agent.gross'), figures: true, cell: ({ gross }) => money(gross) },
    {
      id: 'net',
      head: t('agent.net'),
      figures: true,
      cell: ({ net }) => <Amount value={net} currency={currency} tone="result" />,
    },
    { id: 'netted', head: t('agent.netted'), figures: true, phone: 'hidden', cell: ({ netted }) => money(netted) },
    { id: 'paid', head: t('agent.paid'), figures: true, cell: ({ paid }) => money(paid) },
    {
      id: 'claimed',
      head: t('agent.state'),
      cell: ({ isClaimed, paid }) =>
        Number(paid) === 0 ? null : (
          <Badge tone={isClaimed ? 'plain' : 'jade'}>{t(isClaimed ? 'agent.claimed' : 'agent.claimable')}</Badge>
        ),
    },
  ]
  if (error && !data) return <ReadFault of={read} />
  return (
    <div className="flex flex-col gap-5">
      <FigureGrid
        isWaiting={!data}
        figures={[
          { id: 'claimable', label: t('agent.claimable'), value: money(data?.claimable), tone: 'jade' },
          { id: 'paid', label: t('agent.paid.all'), value: money(data?.paid) },
          { id: 'owed', label: t('agent.owed'), value: money(data?.owed) },
        ]}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PeriodFilter query={query} />
        {info?.cashierOf == null &&
          data?.claimableKinds.map((each) => <ClaimButton key={each} kind={each} isNamed={kind === undefined} />)}
      </div>
      <Table
        caption={t('shell.agent.agentRevenueReport')}
        columns={columns}
        rows={data?.list}
        rowKey={({ lineId }) => lineId}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={empty.title}>
            {empty.text}
          </EmptyState>
        }
      />
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
      {data && data.list.length > 0 && <SaveList of={listIncome} input={filter} />}
      <LineDialog line={opened} currency={currency} onClose={() => setOpened(undefined)} />
    </div>
  )
}
