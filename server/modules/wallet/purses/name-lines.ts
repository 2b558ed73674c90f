import type { PicturedGame } from '@croupier/api/games/pictured-game.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { adjustmentNotes } from './causes-store.ts'
import { type LineName, lineNamesPort } from './line-names-port.ts'

interface Line {
  kind: string
  reference: string
}

interface Cause {
  gameName: string | null
  picture: PicturedGame | null
  vendorName: string | null
  note: string | null
}

const ADJUSTMENT = 'adjustment:'

/** What the lines of one page were for: one look-up for each kind of cause that is on it. */
export async function nameLines(
  ctx: ReadScope,
  memberId: bigint,
  lines: readonly Line[],
): Promise<(line: Line) => Cause> {
  const names = new Map<string, LineName>()
  for (const { kindsOf, namesOf } of ctx.use(lineNamesPort)) {
    const references = lines.filter(({ kind }) => kind.startsWith(kindsOf)).map(({ reference }) => reference)
    if (references.length === 0) continue
    const found = await namesOf(ctx, memberId, [...new Set(references)])
    for (const [reference, name] of found) names.set(kindsOf + reference, name)
  }
  const adjustments = lines
    .filter(({ reference }) => reference.startsWith(ADJUSTMENT))
    .map(({ reference }) => BigInt(reference.slice(ADJUSTMENT.length)))
  const notes = adjustments.length === 0 ? undefined : await adjustmentNotes(ctx.db, memberId, adjustments)
  return ({ kind, reference }) => {
    const name = names.get(kind.slice(0, kind.indexOf('.') + 1) + reference)
    return {
      gameName: name?.gameName ?? null,
      picture: name?.picture ?? null,
      vendorName: name?.vendorName ?? null,
      note: reference.startsWith(ADJUSTMENT) ? (notes?.get(reference.slice(ADJUSTMENT.length)) ?? null) : null,
    }
  }
}
