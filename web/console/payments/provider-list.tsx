import { listPaymentProviders } from '@croupier/api/wallet/providers/list-payment-providers.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { moment, opener, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { ProviderDialog } from './provider-dialog.tsx'
import { ProviderPosition, ProviderState, ProviderSuccess } from './provider-figure.tsx'

/** Who takes and pays money for the house. */
export const ProviderList = declareList(listPaymentProviders, {
  columns: [
    opener('code', 'console-payments.column.provider', ({ code }) => <bdi dir="ltr">{code}</bdi>),
    {
      id: 'protocol',
      head: 'console-payments.column.protocol',
      cell: ({ protocol }) => <bdi dir="ltr">{protocol}</bdi>,
    },
    {
      id: 'url',
      head: 'console-payments.column.url',
      cell: ({ url }) => (
        <bdi dir="ltr" className="break-all text-ink-soft">
          {url}
        </bdi>
      ),
    },
    { id: 'success', head: 'console-payments.column.success', cell: ({ code }) => <ProviderSuccess code={code} /> },
    {
      id: 'position',
      head: 'console-payments.column.position',
      figures: true,
      cell: ({ code }) => <ProviderPosition code={code} />,
    },
    word('paysOut', 'console-payments.column.paysOut', ({ paysOut }) => (paysOut ? 'kit.yes' : 'kit.no')),
    {
      id: 'state',
      head: 'console-payments.column.state',
      cell: ({ code, isOpen }) => <ProviderState code={code} isOpen={isOpen} />,
    },
    moment('changed', 'console-payments.column.changed', ({ changedAt }) => changedAt),
  ],
  rowKey: ({ code }) => code,
  panel: {
    name: 'provider',
    permission: 'payments.manage',
    Panel: ({ row, onClose }) => <ProviderDialog open={row !== undefined} onClose={onClose} provider={row} />,
  },
  actions: [
    {
      permission: 'payments.manage',
      label: 'console-payments.add.providers',
      Dialog: ({ open, onClose }) => <ProviderDialog open={open} onClose={onClose} provider={undefined} />,
    },
  ],
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-payments.providers.empty.title',
    text: 'console-payments.providers.empty.text',
  },
})
