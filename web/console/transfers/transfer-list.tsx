import { listTransferOrders } from '@croupier/api/funds/list-transfer-orders.ts'
import { transferStates } from '@croupier/api/funds/transfer-choices.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { account, moment, money, name, opener, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice, search } from '../lists/filters.ts'
import { SHARED_WORK } from '../lists/live.ts'
import { TransferPanel } from './transfer-panel.tsx'
import { isRuledUnanswered, outcomeOf, transferTones } from './transfer-words.ts'

const views = ['open', 'contradicted', 'all'] as const

/** Transfers with vendors' wallets whose vendor has not answered, ruled on or not; settled ones that vendors contradict; or all by filter. */
export const TransferList = declareList(listTransferOrders, {
  text: 'console-funds.text',
  cursor: 'before',
  live: SHARED_WORK,
  views: {
    label: 'console-funds.view',
    of: [
      { name: 'open', label: 'console-funds.view.open', input: { state: 'open' } },
      { name: 'contradicted', label: 'console-funds.view.contradicted', input: { state: 'contradicted' } },
      { name: 'all', label: 'console-funds.view.all', isFiltered: true },
    ],
  },
  filters: {
    account: search('console-funds.filter.account'),
    state: choice('console-funds.column.state', transferStates, 'console-funds.state'),
  },
  columns: [
    opener('reference', 'console-funds.column.reference', ({ reference }) => reference, { isCode: true }),
    account('account', 'console-funds.column.account', (transfer) => transfer.account),
    name('vendor', 'console-funds.column.vendor', ({ vendorName }) => vendorName),
    word('direction', 'console-funds.column.direction', ({ direction }) => `console-funds.direction.${direction}`),
    {
      id: 'state',
      head: 'console-funds.column.state',
      cell: (transfer, { t }) => (
        <span className="flex flex-col items-start @max-2xl:items-end">
          <Status tone={transferTones[outcomeOf(transfer)]}>{t(`console-funds.state.${outcomeOf(transfer)}`)}</Status>
          {isRuledUnanswered(transfer) && <span className="text-xs text-ink-soft">{t('console-funds.ruled')}</span>}
          {transfer.contradiction && (
            <span className="text-xs text-vermilion">
              {t(transfer.correctedAt === null ? 'console-funds.contradiction' : 'console-funds.corrected')}
            </span>
          )}
        </span>
      ),
    },
    moment('at', 'console-funds.column.at', ({ requestedAt }) => requestedAt),
    money('amount', 'console-funds.column.amount', ({ amount, currency }) => [amount, currency], {
      isWhat: true,
    }),
  ],
  rowKey: ({ reference }) => reference,
  panel: { name: 'transfer', Panel: ({ id, onClose }) => <TransferPanel reference={id} onClose={onClose} /> },
  empty: (values) => {
    const shown = views.find((view) => view === values.view) ?? 'open'
    return {
      scene: <EmptyInboxScene />,
      title: `console-funds.empty.${shown}.title`,
      text: `console-funds.empty.${shown}.text`,
    }
  },
})
