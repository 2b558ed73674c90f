import { exportWithdrawalOrders } from '@croupier/api/wallet/exports/export-withdrawal-orders.ts'
import { listWithdrawalOrders } from '@croupier/api/wallet/withdrawals/list-withdrawal-orders.ts'
import { withdrawalStates } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { account, moment, money, opener, operator, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice, flag, linked, search } from '../lists/filters.ts'
import { SHARED_WORK } from '../lists/live.ts'
import { RiskBadges } from './risk-badges.tsx'
import { WithdrawalPanel } from './withdrawal-panel.tsx'
import { withdrawalTones } from './withdrawal-words.ts'

/** What waits for a decision, oldest first; or all withdrawals by filter, newest first. A row opens its withdrawal. */
export const WithdrawalList = declareList(listWithdrawalOrders, {
  text: 'console-withdrawals.text',
  cursor: 'before',
  live: SHARED_WORK,
  views: {
    label: 'console-withdrawals.view',
    of: [
      {
        name: 'queue',
        label: 'console-withdrawals.view.queue',
        input: { state: 'requested', order: 'oldest' },
      },
      { name: 'all', label: 'console-withdrawals.view.all', isFiltered: true },
    ],
  },
  filters: {
    account: search('console-withdrawals.filter.account'),
    ip: search('console-withdrawals.filter.ip'),
    device: linked(),
    state: choice('console-withdrawals.column.state', withdrawalStates, 'console-withdrawals.state'),
    conflict: flag('console-withdrawals.filter.conflict'),
    disputed: flag('console-withdrawals.filter.disputed'),
  },
  days: true,
  columns: [
    opener('reference', 'console-withdrawals.column.reference', ({ reference }) => reference, {
      isCode: true,
      beside: ({ conflict }, { t }) => conflict && <Badge tone="vermilion">{t('console-withdrawals.conflict')}</Badge>,
    }),
    account('account', 'console-withdrawals.column.account', (withdrawal) => withdrawal.account),
    {
      id: 'payee',
      head: 'console-withdrawals.column.payee',
      cell: ({ payee }) => (
        <span className="text-ink-soft">
          {payee.bankName} <bdi dir="ltr">{payee.number}</bdi>
        </span>
      ),
    },
    {
      id: 'risks',
      head: 'console-withdrawals.column.risks',
      className: 'max-w-60',
      cell: ({ risks }, { t }) =>
        risks.length === 0 ? <span className="text-ink-faint">{t('kit.none')}</span> : <RiskBadges risks={risks} />,
    },
    status('state', 'console-withdrawals.column.state', ({ state }) => [
      withdrawalTones[state],
      `console-withdrawals.state.${state}`,
    ]),
    operator('taken', 'console-withdrawals.column.taken', ({ takenBy }) => takenBy),
    moment('at', 'console-withdrawals.column.at', ({ requestedAt }) => requestedAt),
    money('amount', 'console-withdrawals.column.amount', ({ amount, currency }) => [amount, currency], {
      isWhat: true,
    }),
  ],
  rowKey: ({ reference }) => reference,
  panel: { name: 'withdrawal', Panel: ({ id, onClose }) => <WithdrawalPanel reference={id} onClose={onClose} /> },
  exportBy: exportWithdrawalOrders,
  empty: ({ view }) => {
    const shown = view === 'all' ? 'all' : 'queue'
    return {
      scene: <EmptyInboxScene />,
      title: `console-withdrawals.empty.${shown}.title`,
      text: `console-withdrawals.empty.${shown}.text`,
    }
  },
})
