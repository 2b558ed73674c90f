import type { GameMenu } from './menus.ts'

export interface Vendor {
  vassalage: string
  displayName: string
  /** The categories it has games in, in the order of navigation. */
  categories: readonly GameMenu['gameCategory'][]
  gameCount: number
  isMaintenance: boolean
}

/** From how many vendors on the header's menu of them is large. */
export const LARGE_MENU_ABOVE = 10

/** Each vendor once, in the order in which categories name them. */
export function vendorsOf(menus: readonly GameMenu[]): readonly Vendor[] {
  const found = new Map<string, Vendor>()
  for (const { gameCategory, vendors } of menus) {
    for (const { vassalage, displayName, gameCount, isMaintenance } of vendors) {
      const known = found.get(vassalage)
      found.set(vassalage, {
        vassalage,
        displayName,
        categories: [...(known?.categories ?? []), gameCategory],
        gameCount: (known?.gameCount ?? 0) + gameCount,
        isMaintenance: isMaintenance && (known?.isMaintenance ?? true),
      })
    }
  }
  return [...found.values()]
}

/** Where a vendor's games are listed: the page of its first category. */
export function vendorPath({ vassalage, categories: [first = 'RNG'] }: Vendor): string {
  const lotteryPages: Readonly<Record<string, string>> = { VN: '/vnLottery', SEA: '/seaLottery' }
  return lotteryPages[first] ?? `/${first.toLowerCase()}?vassalage=${encodeURIComponent(vassalage)}`
}
