import { gameTypes } from '@croupier/api/games/game-types.ts'
import { betStatuses } from '@croupier/api/play/records/bet-record.ts'
import { listRounds } from '@croupier/api/play/records/list-rounds.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { account, moment, money, opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice, choiceOf, linked, own, search } from '../lists/filters.ts'
import { VendorFilter } from '../lists/vendor-filter.tsx'
import { CloseOpenRounds } from './close-open.tsx'
import { RoundPanel } from './round-panel.tsx'
import { roundTones } from './round-words.ts'

/** For how long a round may be open before somebody looks for it. */
const openHours = [1, 6, 24, 72, 168]

/** What was played, by member, vendor, category, status and day, the newest first. */
export const RoundList = declareList(listRounds, {
  text: 'console-rounds.text',
  cursor: 'before',
  filters: {
    account: search('console-rounds.filter.account'),
    vassalage: own(VendorFilter),
    gameCategory: choice('console-rounds.filter.category', gameTypes, 'console-rounds.category'),
    status: choice('console-rounds.column.status', betStatuses, 'console-rounds.status'),
    openForHours: choiceOf(
      'console-rounds.filter.openFor',
      openHours.map((hours) => ({
        value: String(hours),
        label: ({ t }) =>
          hours < 24 ? t('console-rounds.openFor', { hours }) : t('console-rounds.openFor.days', { days: hours / 24 }),
      })),
    ),
    currency: linked(),
  },
  days: true,
  columns: [
    opener('game', 'console-rounds.column.game', ({ gameName }) => gameName),
    account('account', 'console-rounds.column.account', (round) => round.account),
    {
      id: 'vendor',
      head: 'console-rounds.column.vendor',
      phone: 'hidden',
      cell: ({ vendorName }) => <bdi className="text-ink-soft">{vendorName}</bdi>,
    },
    status('status', 'console-rounds.column.status', (round) => [
      roundTones[round.status],
      `console-rounds.status.${round.status}`,
    ]),
    moment('at', 'console-rounds.column.at', ({ betTime }) => betTime),
    {
      id: 'stake',
      head: 'console-rounds.column.stake',
      figures: true,
      cell: ({ isFree, betAmount, currency }, { t }) => (
        <>
          {isFree && <span className="me-2 text-xs text-ink-faint">{t('console-rounds.free')}</span>}
          <Amount value={betAmount} currency={currency} />
        </>
      ),
    },
    money('payout', 'console-rounds.column.payout', ({ payout, currency }) => [payout, currency]),
  ],
  rowKey: ({ roundId }) => roundId,
  panel: { name: 'round', Panel: ({ id, onClose }) => <RoundPanel roundId={id} onClose={onClose} /> },
  actions: [{ permission: 'rounds.rule', label: 'console-rounds.close.title', isQuiet: true, Dialog: CloseOpenRounds }],
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-rounds.empty.title',
    text: 'console-rounds.empty.text',
  },
})
