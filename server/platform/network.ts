import type { Visit } from './context.ts'

/** A listener on `::` is told of an IPv4 address as IPv6 (`::ffff:203.0.113.7`): all of them would be of one network. */
export function plainIp(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
}

/** An IPv6 address is counted by its /64, since its owner has all of that; IPv4 counts by address. */
export function networkOf(address: string): string {
  const ip = plainIp(address)
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('%', 1)[0]!.toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return `${[...front, ...gap, ...back].slice(0, 4).join(':')}::/64`
}

/**
 * The address that failures and requests from one place are counted by; calls without one, such as jobs, share a count.
 */
export function networkOfVisit(visit: Visit | undefined): string {
  return visit === undefined ? 'none' : networkOf(visit.ip)
}
