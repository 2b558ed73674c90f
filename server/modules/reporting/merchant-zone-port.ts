import { port } from '../../platform/port.ts'

/** In which zone the merchant's days begin, and in which currency they count first. */
export interface MerchantZone {
  /** IANA name. */
  zone(): string
  currency(): string
}

export const merchantZonePort = port<MerchantZone>('reporting.merchantZone')
