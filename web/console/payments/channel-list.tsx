import { listDepositChannels } from '@croupier/api/wallet/providers/list-deposit-channels.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { opener, status, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { ChannelDialog } from './channel-dialog.tsx'

/** Every way to pay in, in the order members see them. */
export const ChannelList = declareList(listDepositChannels, {
  columns: [
    opener('name', 'console-payments.column.name', ({ name }) => name),
    word('kind', 'console-payments.column.kind', ({ kind }) => `console-payments.kind.${kind}`),
    {
      id: 'through',
      head: 'console-payments.column.through',
      cell: ({ provider, payBank, payNumber }, { t }) => (
        <bdi>{provider ?? (payBank === null ? t('kit.none') : `${payBank} · ${payNumber ?? ''}`)}</bdi>
      ),
    },
    {
      id: 'limits',
      head: 'console-payments.column.limits',
      figures: true,
      cell: ({ minimumAmount, maximumAmount, currency }) => (
        <span>
          <Amount value={minimumAmount} currency={currency} scale={0} />
          {' – '}
          <Amount value={maximumAmount} currency={currency} scale={0} />
        </span>
      ),
    },
    {
      id: 'hours',
      head: 'console-payments.column.hours',
      cell: ({ opensAt, closesAt }, { t }) =>
        opensAt === null ? (
          t('console-payments.allHours')
        ) : (
          <bdi dir="ltr">
            {opensAt}–{closesAt}
          </bdi>
        ),
    },
    status('state', 'console-payments.column.state', ({ isOpen }) =>
      isOpen ? ['jade', 'console-payments.open'] : ['plain', 'console-payments.closed'],
    ),
  ],
  rowKey: ({ code }) => code,
  panel: {
    name: 'channel',
    permission: 'payments.manage',
    Panel: ({ row, onClose }) => <ChannelDialog open={row !== undefined} onClose={onClose} channel={row} />,
  },
  actions: [
    {
      permission: 'payments.manage',
      label: 'console-payments.add.channels',
      Dialog: ({ open, onClose }) => <ChannelDialog open={open} onClose={onClose} channel={undefined} />,
    },
  ],
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-payments.channels.empty.title',
    text: 'console-payments.channels.empty.text',
  },
})
