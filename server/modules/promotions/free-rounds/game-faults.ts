import type { FieldFault } from '@croupier/api/envelope.ts'
import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { type CatalogueReader, gameByCode, takesNot, vendorByCode } from '../../catalogue/index.ts'

/** What is wrong with the game that free rounds are promised of: nobody could play them. */
export function gameFaults(scope: CatalogueReader, { kind, terms }: KindAndTerms, currency: string): FieldFault[] {
  if (kind !== 'free-spins') return []
  const vendor = vendorByCode(scope, terms.vendor)
  if (!vendor) return [{ field: 'promise.terms.vendor', messageKey: 'fault.unknown.vendor' }]
  if (!traitsOf(vendor.protocol).freeRounds)
    return [{ field: 'promise.terms.vendor', messageKey: 'fault.vendor.freeRounds' }]
  const game = gameByCode(scope, vendor.id, terms.game)
  if (!game) return [{ field: 'promise.terms.game', messageKey: 'fault.unknown.game' }]
  return takesNot(currency, vendor, game) ? [{ field: 'promise.terms.game', messageKey: 'fault.game.currency' }] : []
}
