import { dice } from '@croupier/games/dice/rules.ts'
import type { InHouseGame } from '@croupier/games/engine/game.ts'
import { monsoonLanterns } from '@croupier/games/monsoon-lanterns/rules.ts'

/** The games this page can decide again, by code. */
// oxlint-disable-next-line typescript/no-explicit-any -- each game reads its own choices
export const verifiable: ReadonlyMap<string, InHouseGame<any>> = new Map(
  [dice, monsoonLanterns].map((game) => [game.code, game]),
)

/** What the form holds, as it is typed. */
export interface Typed {
  readonly game: string
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: string
  /** Dice alone. */
  readonly target: string
  readonly over: boolean
}

export const nothingTyped: Typed = {
  game: 'dice',
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '0',
  target: '50.49',
  over: true,
}

/** From a link: `?game=dice&serverSeed=…&clientSeed=…&nonce=3&target=50.49&over=true`. */
export function typedIn(search: string): Typed {
  const query = new URLSearchParams(search)
  const read = (name: string, fallback: string) => query.get(name) ?? fallback
  const game = read('game', nothingTyped.game)
  return {
    game: verifiable.has(game) ? game : nothingTyped.game,
    serverSeed: read('serverSeed', ''),
    serverSeedHash: read('serverSeedHash', ''),
    clientSeed: read('clientSeed', ''),
    nonce: read('nonce', nothingTyped.nonce),
    target: read('target', nothingTyped.target),
    over: read('over', 'true') === 'true',
  }
}
