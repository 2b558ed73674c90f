/** How a game was opened, from its own address. */
export interface Launch {
  /** Undefined where there is nobody to play: a replay, or an address without a session. */
  readonly sessionId: string | undefined
  readonly rgsOrigin: string
  readonly language: string
  readonly currency: string
  readonly isDemo: boolean
  /** A round to be shown again, with nothing at stake. */
  readonly replay: { readonly roundId: string; readonly version: string; readonly mode: string } | undefined
}

/** The game server: over https, but for the page's own host, which may be a demo without a certificate. */
function originOf(host: string | null, page: Pick<Location, 'host' | 'origin'>): string {
  const bare = host?.replace(/^https?:\/\//, '').replace(/\/.*$/, '') ?? ''
  return bare === '' || bare === page.host ? page.origin : `https://${bare}`
}

/** Reads `?sessionID=…&rgs_url=…&lang=en&currency=BDT[&demo=true]` or `?replay=true&roundId=…`. */
export function readLaunch(page: Pick<Location, 'search' | 'host' | 'origin'>): Launch {
  const query = new URLSearchParams(page.search)
  const roundId = query.get('roundId') ?? query.get('event') ?? ''
  return {
    sessionId: query.get('sessionID') || undefined,
    rgsOrigin: originOf(query.get('rgs_url'), page),
    language: query.get('lang') ?? '',
    currency: query.get('currency') ?? '',
    isDemo: query.get('demo') === 'true',
    replay:
      query.get('replay') === 'true' && roundId !== ''
        ? { roundId, version: query.get('version') ?? '1', mode: query.get('mode') ?? 'BASE' }
        : undefined,
  }
}
