import { useEffect } from 'react'
import type { Settings } from '../../session/settings.ts'

/** Read by offline.js, which knows nothing of this code. */
const KEY = 'addresses'

/** Keeps where else the house can be reached, for the page that stands in once this address does not answer. */
export function useKeepAddresses(settings: Settings | undefined): void {
  useEffect(() => {
    if (!settings) return
    const { mainDomain, domainRoute } = settings
    const others = new Set([...(mainDomain === null ? [] : [mainDomain]), ...domainRoute])
    others.delete(location.origin)
    try {
      if (others.size > 0) localStorage.setItem(KEY, JSON.stringify([...others]))
      else localStorage.removeItem(KEY)
    } catch {
      // Storage refused: that page then names no other address.
    }
  }, [settings])
}
