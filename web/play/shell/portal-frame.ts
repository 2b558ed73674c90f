/** What a game tells the page that frames it. */
export type ToPortal =
  | { readonly type: 'ready' }
  | { readonly type: 'exit' }
  | { readonly type: 'deposit' }
  /** A round is over and its money is booked. */
  | { readonly type: 'round'; readonly roundId: string }

/** What the framing page may ask of a game. */
export type FromPortal = 'pause' | 'resume' | 'mute'

const asked: ReadonlySet<unknown> = new Set<FromPortal>(['pause', 'resume', 'mute'])

interface Frame {
  readonly own: Window
  /** The origin of the page that frames us; undefined where none does. Only a portal can: the policy names them. */
  readonly portal: string | undefined
}

/** Of the page that frames this one; undefined where none does. */
export function portalOrigin(own: Window): string | undefined {
  if (own.parent === own) return undefined
  const [nearest] = own.location.ancestorOrigins ?? []
  if (nearest) return nearest
  return own.document.referrer ? new URL(own.document.referrer).origin : undefined
}

export interface PortalFrame {
  readonly isFramed: boolean
  tell(message: ToPortal): void
  /** Hears the framing page, and nobody else. */
  listen(hear: (request: FromPortal) => void): () => void
}

export function openPortalFrame({ own, portal }: Frame = { own: window, portal: portalOrigin(window) }): PortalFrame {
  return {
    isFramed: portal !== undefined,
    tell(message) {
      if (portal !== undefined) own.parent.postMessage({ croupier: 1, ...message }, portal)
    },
    listen(hear) {
      const onMessage = ({ data, origin, source }: MessageEvent<unknown>): void => {
        if (portal === undefined || origin !== portal || source !== own.parent) return
        if (typeof data !== 'object' || data === null) return
        const { croupier, type } = data as { croupier?: unknown; type?: unknown }
        if (croupier === 1 && asked.has(type)) hear(type as FromPortal)
      }
      own.addEventListener('message', onMessage)
      return () => own.removeEventListener('message', onMessage)
    },
  }
}
