import { isHostThere } from '@croupier/client/is-host-there.ts'

/**
 * Where a game of the house can be opened, one after the other: from the operator's hosts in order, at last from where the
 * house keeps it. A game of another house has its own place alone. The game's page asks for its rounds where it was
 * opened from.
 */
export function launchPlaces(url: string, hosts: readonly string[]): readonly [string, ...string[]] {
  const own = new URL(url)
  const rounds = own.searchParams.get('rgs_url')
  if (!own.pathname.startsWith('/play/') || rounds?.split('/')[0] !== own.host) return [url]
  const [first, ...others] = hosts.map((host) => {
    const { host: name } = new URL(host)
    const there = new URL(own.pathname + own.search, host)
    there.searchParams.set('rgs_url', rounds.replace(own.host, name))
    return there.href
  })
  return first === undefined ? [url] : [first, ...others, url]
}

/** The first place that is there; the last one is not asked. */
export async function firstThere(
  places: readonly [string, ...string[]],
  isThere: (place: string) => Promise<boolean> = isHostThere,
): Promise<string> {
  for (const place of places.slice(0, -1)) if (await isThere(place)) return place
  return places.at(-1) ?? places[0]
}
