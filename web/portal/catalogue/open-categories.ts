import { bingo, type Category, categories } from './navigation-items.tsx'
import { useGameMenus } from './menus.ts'

/** The categories that have a game, in the order of navigation, bingo last; undefined until the first answer. */
export function useOpenCategories(): readonly Category[] | undefined {
  const menus = useGameMenus()
  if (!menus) return undefined
  const isHouseOpen = menus.some(({ vendors }) => vendors.some(({ vassalage }) => vassalage === 'INHOUSE'))
  return [...categories, bingo].filter(({ code }) =>
    code === 'INHOUSE' ? isHouseOpen : menus.some(({ gameCategory }) => gameCategory === code),
  )
}
