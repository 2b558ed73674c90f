import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Link } from 'react-router'
import { statusTones } from '../games/status-words.ts'
import { code, opener, status, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { VendorPanel } from './vendor-panel.tsx'

/** Whose games are played here; a row opens its vendor. */
export const VendorList = declareList(listVendors, {
  text: 'console-games.vendors.text',
  columns: [
    opener('name', 'console-games.column.vendor', ({ name }) => name),
    code('code', 'console-games.column.code', (vendor) => vendor.code),
    word('protocol', 'console-games.column.protocol', ({ protocol }) => `console-games.protocol.${protocol}`),
    status('status', 'console-games.column.status', (vendor) => {
      const shown = vendor.maintenanceEndsAt === null ? vendor.status : 'maintenance'
      return [statusTones[shown], `console-games.status.${shown}`]
    }),
    {
      id: 'games',
      head: 'console-games.column.games',
      figures: true,
      cell: (vendor) => (
        <Link to={`/games?vendor=${vendor.code}`} className={linkClasses.text}>
          {vendor.gameCount}
        </Link>
      ),
    },
  ],
  rowKey: (vendor) => vendor.code,
  panel: { name: 'vendor', Panel: ({ row, onClose }) => <VendorPanel vendor={row} onClose={onClose} /> },
  empty: {
    scene: <NothingFoundScene />,
    title: 'console-games.vendors.empty.title',
    text: 'console-games.vendors.empty.text',
  },
})
