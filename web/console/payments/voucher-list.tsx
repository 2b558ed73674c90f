import { listVoucherBatches } from '@croupier/api/wallet/vouchers/list-voucher-batches.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { moment, money, opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { VoucherDialog } from './voucher-dialog.tsx'
import { VoucherPanel } from './voucher-panel.tsx'

/** Batches of vouchers, the newest first, with how many were redeemed. */
export const VoucherList = declareList(listVoucherBatches, {
  cursor: 'before',
  columns: [
    opener('name', 'console-payments.column.name', ({ name }) => name),
    money('amount', 'console-payments.column.amount', ({ amount, currency }) => [amount, currency]),
    {
      id: 'redeemed',
      head: 'console-payments.column.redeemed',
      figures: true,
      cell: ({ redeemed, count }, { t }) => t('console-payments.redeemed.of', { redeemed, count }),
    },
    status('state', 'console-payments.column.state', ({ withdrawnAt }) =>
      withdrawnAt === null
        ? ['jade', 'console-payments.voucher.valid']
        : ['plain', 'console-payments.voucher.withdrawn'],
    ),
    moment('expires', 'console-payments.column.expires', ({ expiresAt }) => expiresAt),
    moment('made', 'console-payments.column.made', ({ madeAt }) => madeAt),
  ],
  rowKey: ({ id }) => id,
  panel: { name: 'batch', Panel: ({ row, onClose }) => <VoucherPanel batch={row} onClose={onClose} /> },
  actions: [{ permission: 'vouchers.manage', label: 'console-payments.add.vouchers', Dialog: VoucherDialog }],
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-payments.vouchers.empty.title',
    text: 'console-payments.vouchers.empty.text',
  },
})
