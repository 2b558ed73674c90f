import { countryCode } from '@croupier/api/settings/region.ts'
import { BlockList, isIP, SocketAddress } from 'node:net'
import * as z from 'zod/mini'
import { plainIp } from '../../platform/network.ts'
import { setting } from '../../platform/settings.ts'

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** An address or a network of them: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export const network = z.string().check(z.maxLength(50), z.refine(isNetwork, 'fault.format'))

const regionsSchema = z.strictObject({
  /** Countries the portal is not offered in. */
  restrictedCountries: z.array(countryCode).check(z.maxLength(250)),
  restrictedNetworks: z.array(network).check(z.maxLength(10_000)),
  /** Let in whatever the other lists say: the operator's offices, partners under test. */
  allowedNetworks: z.array(network).check(z.maxLength(1000)),
  /** Which networks are a country's, from the operator's own source; the first that holds an address counts. */
  countryNetworks: z
    .array(z.strictObject({ countryCode, networks: z.array(network).check(z.maxLength(200_000)) }))
    .check(z.maxLength(250)),
})
export type Regions = z.output<typeof regionsSchema>

export const regions = setting('settings.regions', regionsSchema, {
  restrictedCountries: [],
  restrictedNetworks: [],
  allowedNetworks: [],
  countryNetworks: [],
})

// A list is compiled once per value of its setting.
const compiled = new WeakMap<readonly string[], BlockList>()

function listOf(networks: readonly string[]): BlockList {
  let list = compiled.get(networks)
  if (!list) {
    list = new BlockList()
    for (const text of networks) {
      const [address = '', bits] = text.split('/')
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
      if (bits === undefined) list.addAddress(address, family)
      else list.addSubnet(address, Number(bits), family)
    }
    compiled.set(networks, list)
  }
  return list
}

/** Whether an address lies in any of the networks. A text that is no address lies in none. */
export function holds(networks: readonly string[], ip: string): boolean {
  const address = plainIp(ip)
  const family = isIP(address)
  if (networks.length === 0 || family === 0) return false
  return listOf(networks).check(new SocketAddress({ address, family: family === 6 ? 'ipv6' : 'ipv4' }))
}

/** The country an address is known to be in. */
export function countryOf(rules: Regions, ip: string): string | null {
  return rules.countryNetworks.find((country) => holds(country.networks, ip))?.countryCode ?? null
}

/** Whether the portal is not offered at an address. */
export function isRestricted(rules: Regions, ip: string): boolean {
  if (holds(rules.allowedNetworks, ip)) return false
  if (holds(rules.restrictedNetworks, ip)) return true
  const country = rules.restrictedCountries.length === 0 ? null : countryOf(rules, ip)
  return country !== null && rules.restrictedCountries.includes(country)
}
