import type * as z from 'zod/mini'
import type { staffVendor } from '@croupier/api/games/game-answers.ts'
import { vendorAt } from './maintenance.ts'
import type { ListedVendor } from './vendors-store.ts'

/**
 * A vendor as operators see it: as they set it, and whether it is in maintenance; whether it has a secret, never which.
 */
export function describeVendor(vendor: ListedVendor, now: number): z.output<typeof staffVendor> {
  const { id, code, name, protocol, status, position, isHot, gameCount, settings, closedCountries, closedCurrencies } =
    vendor
  return {
    id,
    code,
    name,
    protocol,
    status,
    position,
    isHot,
    closedCountries: [...closedCountries],
    closedCurrencies: [...closedCurrencies],
    closeRoundsAfterHours: settings.closeRoundsAfterHours ?? null,
    maintenance: [...vendor.maintenance],
    maintenanceEndsAt: vendorAt(vendor, now).maintenanceEndsAt,
    gameCount,
    launchUrl: settings.launchUrl ?? null,
    casinoId: settings.casinoId ?? null,
    frameOrigins: settings.frameOrigins,
    hasSecret: vendor.sealedSecret !== null,
  }
}
