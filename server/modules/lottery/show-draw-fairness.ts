import { showDrawFairness } from '@croupier/api/lottery/show-draw-fairness.ts'
import { branchAt, clientSeedOf, pathOf, type Step } from '@croupier/games/lottery/fairness.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import type { Queryable } from '../../platform/database.ts'
import { implement } from '../../platform/implement.ts'
import { describeDraw } from './describe.ts'
import { findDraw } from './draws-store.ts'
import { findGame } from './games-store.ts'
import { acceptedIds, branchesOfDraw } from './orders-store.ts'

/** How a draw is drawn again, in the words of no language: what is hashed over what. */
const STEPS = [
  'SHA-256(serverSeed) = seedHash',
  'leaf = SHA-256("order:" + orderId); node = SHA-256(left + ":" + right); orders ascending; the last of an odd level rises',
  'clientSeed = gameCode + ":" + numero + ":" + root',
  'block n = HMAC-SHA-256(serverSeed, clientSeed + ":0:" + n); eight unsigned 32-bit words each, big-endian',
  'below(b): the next word modulo b; words from floor(2^32 / b) * b on are skipped',
]

/** Of many thousand orders those of one branch are read and hashed. */
async function pathInDraw(db: Queryable, drawId: bigint, orderId: string): Promise<Step[] | null> {
  const branches = await branchesOfDraw(db, drawId)
  const at = branchAt(branches, orderId)
  const own = await acceptedIds(db, drawId, { from: branches[at]?.first, before: branches[at + 1]?.first })
  return pathOf(own, orderId, branches) ?? null
}

export default implement(showDrawFairness, async (ctx, { gameCode, numero, orderId }) => {
  const [game, draw] = await Promise.all([findGame(ctx.db, gameCode), findDraw(ctx.db, gameCode, numero)])
  const family = game && familyCalled(game.family)
  if (!game || !family || !draw) throw ctx.refusal('lottery.draw.not.found')
  const { root, serverSeed } = draw
  const path = orderId && root !== null ? await pathInDraw(ctx.db, draw.id, orderId) : null
  const clientSeed = root === null ? null : clientSeedOf({ gameCode, numero, root })
  // What is drawn elsewhere is drawn from no seed of ours.
  const steps = family.drawing === undefined ? [] : [...STEPS, `result = ${family.drawing}`]
  return { family: family.code, draw: describeDraw(family, draw), root, serverSeed, clientSeed, path, steps }
})
