import { port } from '../../platform/port.ts'

/** In which zone the merchant's days begin. */
export interface MerchantZone {
  /** IANA name. */
  zone(): string
}

export const merchantZonePort = port<MerchantZone>('reporting.merchantZone')
