import { type Family } from '@croupier/games/lottery/bet-type.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import type { Queryable, Tx } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Draw, findDraw, lockDraw } from '../draws-store.ts'
import { findGame } from '../games-store.ts'

interface NamedDraw {
  gameCode: string
  numero: string
}

/** A draw with its rules. @throws Refusal lottery.draw.not.found */
export async function lookUpDraw(
  db: Queryable,
  { gameCode, numero }: NamedDraw,
): Promise<{ draw: Draw; family: Family }> {
  const game = await findGame(db, gameCode)
  const family = game && familyCalled(game.family)
  const draw = family && (await findDraw(db, gameCode, numero))
  if (!draw) throw new Refusal('lottery.draw.not.found')
  return { draw, family }
}

/** The same, held alone until the transaction ends. @throws Refusal lottery.draw.not.found */
export async function holdDraw(tx: Tx, named: NamedDraw): Promise<{ draw: Draw; family: Family }> {
  const { draw } = await lookUpDraw(tx, named)
  await lockDraw(tx, draw.id, false)
  return lookUpDraw(tx, named)
}

/** Numbers as an operator writes them. @throws Refusal lottery.result.impossible */
export function readNumbers(family: Family, text: string): readonly string[] {
  const drawn = text.split(/[\s,-]+/).filter(Boolean)
  if (!family.isResult(drawn)) throw new Refusal('lottery.result.impossible')
  return drawn
}
