import { leagues } from '@croupier/games/book/leagues.ts'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { LeaguePage } from './league-page.tsx'
import './book.css'

/** The book of matches of the house: the league that its address names. */
export default function BookPage(): ReactNode {
  const [query] = useSearchParams()
  const asked = query.get('gameCode')
  const gameCode = leagues.find(({ code }) => code === asked)?.code
  if (gameCode === undefined) return <Navigate to={`/book?gameCode=${leagues[0]!.code}`} replace />
  return <LeaguePage key={gameCode} gameCode={gameCode} />
}
