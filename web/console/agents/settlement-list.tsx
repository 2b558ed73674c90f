import { contractKinds } from '@croupier/api/contracts/contract-terms.ts'
import { listSettlements } from '@croupier/api/contracts/staff-contracts.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { useMay } from '../frame/staff.tsx'
import { moment, money, opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice } from '../lists/filters.ts'
import { SettleForm } from './settle-form.tsx'
import { SettlementPanel } from './settlement-panel.tsx'

function Settle(): ReactNode {
  return useMay()('contracts.settle') && <SettleForm />
}

/** What was settled, newest first, and a form that shows what a period would come to. */
export const SettlementList = declareList(listSettlements, {
  text: 'console-agents.settlements.text',
  cursor: 'after',
  filters: { kind: choice('console-agents.kind', contractKinds, 'console-agents.kind') },
  BeforeFilters: Settle,
  columns: [
    opener('period', 'console-agents.period', ({ period }) => <Time at={Date.parse(period)} />),
    {
      id: 'kind',
      head: 'console-agents.kind',
      cell: ({ kind, length }, { t }) =>
        `${t(`console-agents.kind.${kind}`)} · ${t(`console-agents.period.${length}`)}`,
    },
    status('state', 'console-agents.state', ({ state }) => [
      state === 'paid' ? 'jade' : 'brass',
      `console-agents.run.${state}`,
    ]),
    money('total', 'console-agents.total', ({ companyTotal, currency }) => [companyTotal, currency]),
    moment('made', 'console-agents.made', ({ madeAt }) => madeAt),
  ],
  rowKey: ({ runId }) => runId ?? '',
  panel: { name: 'run', Panel: ({ id, onClose }) => <SettlementPanel runId={id} onClose={onClose} /> },
  empty: {
    scene: <NothingFoundScene />,
    title: 'console-agents.settlements.none',
    text: 'console-agents.settlements.none.text',
  },
})
