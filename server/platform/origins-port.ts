import { port } from './port.ts'

/** Where players' browsers find us, as `https://play.example.com`, without a slash at the end. */
export interface Origins {
  readonly portal: string
  /** Every origin the portal is opened at, that one among them. */
  readonly portals: readonly string[]
  /** Another origin than the portal's, always: no game may reach the portal's session. */
  readonly games: string
  /** Where imported games are played: again another origin, where nothing of the house's lies. */
  readonly bundles: string
}

export const originsPort = port<Origins>('the origins players see')
