import { gameStatuses, gameTypes } from '@croupier/api/games/game-types.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { PlusIcon } from '@croupier/kit/icons/actions.tsx'
import { code, opener, status, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice, own, search } from '../lists/filters.ts'
import { VendorFilter } from '../lists/vendor-filter.tsx'
import { GameCreate } from './game-create.tsx'
import { GamePanel } from './game-panel.tsx'
import { statusTones } from './status-words.ts'

/** Every game of the catalogue, whatever its status; a row opens its game. */
export const GameList = declareList(listCatalogue, {
  text: 'console-games.games.text',
  cursor: 'before',
  filters: {
    search: search('console-games.search'),
    vendor: own(VendorFilter),
    type: choice('console-games.column.type', gameTypes, 'console-games.type'),
    status: choice('console-games.column.status', gameStatuses, 'console-games.status'),
  },
  columns: [
    opener('name', 'console-games.column.game', (game) => game.name, {
      beside: ({ isHot, isNew }, { t }) => (
        <>
          {isHot && <Badge tone="vermilion">{t('console-games.hot')}</Badge>}
          {isNew && <Badge tone="brass">{t('console-games.new')}</Badge>}
        </>
      ),
    }),
    { id: 'vendor', head: 'console-games.column.vendor', cell: ({ vendor }) => <bdi dir="ltr">{vendor}</bdi> },
    code('code', 'console-games.column.code', (game) => game.code, { phone: 'hidden' }),
    word('type', 'console-games.column.type', ({ type }) => `console-games.type.${type}`),
    status('status', 'console-games.column.status', (game) => [
      statusTones[game.status],
      `console-games.status.${game.status}`,
    ]),
    {
      id: 'rtp',
      head: 'console-games.column.rtp',
      figures: true,
      cell: ({ rtp }, { t }) => (rtp === null ? <span className="text-ink-faint">{t('kit.none')}</span> : `${rtp} %`),
    },
    {
      id: 'node',
      head: 'console-games.column.node',
      figures: true,
      phone: 'hidden',
      cell: ({ nodeId }) => <span className="text-ink-faint">{nodeId}</span>,
    },
  ],
  rowKey: ({ nodeId }) => String(nodeId),
  // A game that its own change took out of the filter stays open.
  panel: {
    name: 'game',
    Panel: ({ seen, onClose }) => <GamePanel game={seen} open={seen !== undefined} onClose={onClose} />,
  },
  actions: [
    { permission: 'games.manage', label: 'console-games.import.open', to: '/games/import', isQuiet: true },
    {
      permission: 'games.manage',
      label: 'console-games.add',
      icon: <PlusIcon />,
      isQuiet: true,
      Dialog: GameCreate,
    },
  ],
})
