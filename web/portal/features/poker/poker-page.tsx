import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Lobby } from './lobby.tsx'
import { TableView } from './table-view.tsx'
import './poker.css'

/** The house's own poker: its tables, or the one that the address names. */
export default function PokerPage(): ReactNode {
  const [query] = useSearchParams()
  const asked = query.get('table')
  const tableId = asked !== null && /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined
  return tableId === undefined ? <Lobby /> : <TableView key={tableId} tableId={tableId} />
}
