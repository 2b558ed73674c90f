import { depositStates } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { listDepositOrders } from '@croupier/api/wallet/deposits/list-deposit-orders.ts'
import { exportDepositOrders } from '@croupier/api/wallet/exports/export-deposit-orders.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { account, moment, money, name, opener, operator, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice, linked, search } from '../lists/filters.ts'
import { SHARED_WORK } from '../lists/live.ts'
import { DepositPanel } from './deposit-panel.tsx'
import { RiskBadges } from './risk-badges.tsx'
import { depositTones } from './deposit-words.ts'

/** Deposits of all members; what an operator must decide is one filter away, and a row opens its deposit. */
export const DepositList = declareList(listDepositOrders, {
  text: 'console-deposits.text',
  cursor: 'before',
  live: SHARED_WORK,
  filters: {
    account: search('console-deposits.filter.account'),
    transaction: search('console-deposits.filter.transaction'),
    ip: search('console-deposits.filter.ip'),
    device: linked(),
    state: choice('console-deposits.column.state', depositStates, 'console-deposits.state'),
  },
  days: true,
  columns: [
    opener('reference', 'console-deposits.column.reference', ({ reference }) => reference, { isCode: true }),
    account('account', 'console-deposits.column.account', (deposit) => deposit.account),
    name('channel', 'console-deposits.column.channel', ({ channelName }) => channelName),
    {
      id: 'risks',
      head: 'console-deposits.column.risks',
      className: 'max-w-60',
      cell: ({ risks }, { t }) =>
        risks.length === 0 ? <span className="text-ink-faint">{t('kit.none')}</span> : <RiskBadges risks={risks} />,
    },
    status('state', 'console-deposits.column.state', ({ state }) => [
      depositTones[state],
      `console-deposits.state.${state}`,
    ]),
    operator('taken', 'console-deposits.column.taken', ({ takenBy }) => takenBy, { phone: 'hidden' }),
    moment('at', 'console-deposits.column.at', ({ createdAt }) => createdAt),
    money(
      'amount',
      'console-deposits.column.amount',
      ({ credited, amount, currency }) => [credited ?? amount, currency],
      {
        isWhat: true,
      },
    ),
  ],
  rowKey: ({ reference }) => reference,
  panel: { name: 'deposit', Panel: ({ id, onClose }) => <DepositPanel reference={id} onClose={onClose} /> },
  exportBy: exportDepositOrders,
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-deposits.empty.title',
    text: 'console-deposits.empty.text',
  },
})
