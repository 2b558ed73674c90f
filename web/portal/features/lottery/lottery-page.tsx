import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { LotteryLobby } from './lottery-lobby.tsx'
import { LotteryTable } from './lottery-table.tsx'

/** Which lotteries a page is of; an address in any letter case. */
function kindsOf(path: string): readonly string[] {
  switch (path.toLowerCase().replace(/\/$/, '')) {
    case '/vnlottery':
      return ['VN']
    case '/sealottery':
      return ['SEA']
    default:
      return ['LOTT', 'ELOTT']
  }
}

/** The lotteries of a kind; with `gameCode` the one of them. */
export default function LotteryPage(): ReactNode {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const gameCode = query.get('gameCode')
  const isCode = gameCode !== null && /^[A-Z0-9]{1,32}$/.test(gameCode)
  if (isCode) return <LotteryTable key={gameCode} gameCode={gameCode} path={pathname} />
  return <LotteryLobby kinds={kindsOf(pathname)} path={pathname} />
}
