import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Networks that have a name, as proxies of ours are named too. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Of IPv6 this alone is given to anybody in the world; the rest is reserved, or means an address of another kind. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')

/** Azure's machines are told their secrets at a public address. */
const METADATA = ['168.63.129.16']

type Address = ReturnType<typeof ipaddr.parse>

function isIn(address: Address, [network, bits]: [Address, number]): boolean {
  return address.kind() === network.kind() && address.match(network, bits)
}

function networkOf(entry: string): [Address, number] {
  if (entry.includes('/')) return ipaddr.parseCIDR(entry)
  const address = ipaddr.process(entry)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast' || METADATA.includes(address.toString())) return false
  return address.kind() === 'ipv4' || isIn(address, GIVEN_OUT)
}

/**
 * Tells whether an IP address may be called: those of the public Internet, and those of the networks that are allowed
 * (INSIDE_NETWORKS). Loopback, private, link-local, shared, multicast and reserved addresses are inside, and so is what
 * wraps an IPv4 address for a translator.
 */
export function mayReach(allowed: readonly string[]): (address: string) => boolean {
  const networks = allowed.flatMap((entry) => NAMED[entry] ?? [entry]).map(networkOf)
  return (text) => {
    if (isIP(text) === 0) return false
    // An IPv4 address in IPv6's clothes is that IPv4 address.
    const address = ipaddr.process(text)
    return isPublic(address) || networks.some((network) => isIn(address, network))
  }
}
