import { tableCodes } from '@croupier/api/tables/table-answers.ts'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { TablePage } from './table-page.tsx'
import './tables.css'

/** The shared tables of the house: the one that its address names. */
export default function TablesPage({
  Hosts,
}: {
  /** Live hosts and their room, beside the table. */
  Hosts: ComponentType
}): ReactNode {
  const [query] = useSearchParams()
  const asked = query.get('gameCode')
  const gameCode = tableCodes.find((code) => code === asked)
  if (gameCode === undefined) return <Navigate to={`/tables?gameCode=${tableCodes[0]}`} replace />
  return <TablePage key={gameCode} gameCode={gameCode} Hosts={Hosts} />
}
