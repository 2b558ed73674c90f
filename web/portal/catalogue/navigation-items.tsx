import {
  BingoIcon,
  CardsIcon,
  CockfightIcon,
  EsportsIcon,
  FishIcon,
  LiveDealerIcon,
  LotteryIcon,
  MiniIcon,
  SlotsIcon,
  SportsIcon,
} from '@croupier/kit/icons/games.tsx'
import type { WordKey } from '@croupier/words/areas.ts'
import type { ComponentType } from 'react'

export interface Category {
  /** The API's name of it. */
  code: string
  path: string
  label: WordKey
  Icon: ComponentType<{ className?: string }>
}

/** Game categories in the order of the spec. */
export const categories: readonly Category[] = [
  { code: 'RNG', path: '/rng', label: 'shell.category.RNG', Icon: SlotsIcon },
  { code: 'LIVE', path: '/live', label: 'shell.category.LIVE', Icon: LiveDealerIcon },
  { code: 'FISH', path: '/fish', label: 'shell.category.FISH', Icon: FishIcon },
  { code: 'PVP', path: '/pvp', label: 'shell.category.PVP', Icon: CardsIcon },
  { code: 'SPORTS', path: '/sports', label: 'shell.category.SPORTS', Icon: SportsIcon },
  { code: 'ESPORTS', path: '/esports', label: 'shell.category.ESPORTS', Icon: EsportsIcon },
  { code: 'COCKFIGHT', path: '/cockfight', label: 'shell.category.COCKFIGHT', Icon: CockfightIcon },
  { code: 'LOTT', path: '/lott', label: 'shell.category.LOTT', Icon: LotteryIcon },
  { code: 'ELOTT', path: '/elott', label: 'shell.category.ELOTT', Icon: LotteryIcon },
  { code: 'INHOUSE', path: '/rng?vassalage=INHOUSE', label: 'shell.category.INHOUSE', Icon: MiniIcon },
]

/** Lotteries of other places: pages of their own, which the menu's “Lottery” leads to. */
export const otherLotteries: readonly Category[] = [
  { code: 'VN', path: '/vnLottery', label: 'shell.category.VN', Icon: LotteryIcon },
  { code: 'SEA', path: '/seaLottery', label: 'shell.category.SEA', Icon: LotteryIcon },
]

export const bingo: Category = { code: 'BINGO', path: '/bingo', label: 'shell.category.BINGO', Icon: BingoIcon }
