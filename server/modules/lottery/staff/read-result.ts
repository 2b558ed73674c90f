import { type Family } from '@croupier/games/lottery/bet-type.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import type { Tx } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Draw, findDraw, lockDraw } from '../draws-store.ts'
import { findGame } from '../games-store.ts'

/** A draw with its rules, held alone until the transaction ends. @throws Refusal lottery.draw.not.found */
export async function holdDraw(
  tx: Tx,
  { gameCode, numero }: { gameCode: string; numero: string },
): Promise<{ draw: Draw; family: Family }> {
  const game = await findGame(tx, gameCode)
  const family = game && familyCalled(game.family)
  const found = family && (await findDraw(tx, gameCode, numero))
  if (!found) throw new Refusal('lottery.draw.not.found')
  await lockDraw(tx, found.id, false)
  return { draw: (await findDraw(tx, gameCode, numero))!, family }
}

/** Numbers as an operator writes them. @throws Refusal lottery.result.impossible */
export function readNumbers(family: Family, text: string): readonly string[] {
  const drawn = text.split(/[\s,-]+/).filter(Boolean)
  if (!family.isResult(drawn)) throw new Refusal('lottery.result.impossible')
  return drawn
}
