import { useGameMenus } from './menus.ts'
import { type Vendor, vendorsOf } from './vendors.ts'

/** The vendors whose games are offered here; none until the first answer. */
export function useVendors(): readonly Vendor[] {
  return vendorsOf(useGameMenus() ?? [])
}
