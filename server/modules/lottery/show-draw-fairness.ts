import { showDrawFairness } from '@croupier/api/lottery/show-draw-fairness.ts'
import { clientSeedOf, pathOf } from '@croupier/games/lottery/fairness.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import { implement } from '../../platform/implement.ts'
import { describeDraw } from './describe.ts'
import { findDraw } from './draws-store.ts'
import { findGame } from './games-store.ts'
import { acceptedIds } from './orders-store.ts'

/** How a draw is drawn again, in the words of no language: what is hashed over what. */
const STEPS = [
  'SHA-256(serverSeed) = seedHash',
  'leaf = SHA-256("order:" + orderId); node = SHA-256(left + ":" + right); orders ascending; the last of an odd level rises',
  'clientSeed = gameCode + ":" + numero + ":" + root',
  'block n = HMAC-SHA-256(serverSeed, clientSeed + ":0:" + n); eight unsigned 32-bit words each, big-endian',
  'below(b): the next word modulo b; words from floor(2^32 / b) * b on are skipped',
]

export default implement(showDrawFairness, async (ctx, { gameCode, numero, orderId }) => {
  const [game, draw] = await Promise.all([findGame(ctx.db, gameCode), findDraw(ctx.db, gameCode, numero)])
  const family = game && familyCalled(game.family)
  if (!game || !family || !draw) throw ctx.refusal('lottery.draw.not.found')
  const { root, serverSeed } = draw
  const path = orderId && root !== null ? (pathOf(await acceptedIds(ctx.db, draw.id), orderId) ?? null) : null
  const clientSeed = root === null ? null : clientSeedOf({ gameCode, numero, root })
  // What is drawn elsewhere is drawn from no seed of ours.
  const steps = family.drawing === undefined ? [] : [...STEPS, `result = ${family.drawing}`]
  return { family: family.code, draw: describeDraw(family, draw), root, serverSeed, clientSeed, path, steps }
})
