import type { pointLine, PointRecordType } from '@croupier/api/points/list-point-record.ts'
import { assert } from '@croupier/basis/assert.ts'
import type * as z from 'zod/mini'
import type { ReadScope } from '../../platform/context.ts'
import { readPage } from '../../platform/page.ts'
import { type StatementLine, statementPage } from '../ledger/index.ts'
import { correctionNotes } from './corrections-store.ts'
import { textIn } from './good.ts'
import { pointText } from './point-amount.ts'
import { kinds } from './point-words.ts'
import { titlesByReference } from './redemptions-store.ts'

const types = new Map<number, PointRecordType>([
  [kinds.earned, 'earned'],
  [kinds.takenBack, 'corrected'],
  [kinds.redeemed, 'redeemed'],
  [kinds.returned, 'returned'],
])

function typeOf({ kind, amount }: StatementLine): PointRecordType {
  if (kind === kinds.corrected) return amount > 0n ? 'given' : 'taken'
  const type = types.get(kind)
  assert(type, `kind ${kind} moves points`)
  return type
}

const CORRECTION = 'correction:'

/** A page of what changed a member's points, each with what it was for, and from where the next page reads on. */
export async function pointLines(
  ctx: Pick<ReadScope, 'db' | 'language'>,
  { memberId, account }: { memberId: bigint; account: bigint },
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ list: z.input<typeof pointLine>[]; next: string | null }> {
  const place = before === undefined ? {} : { before: { seq: BigInt(before) } }
  const placeOf = ({ seq }: StatementLine) => seq.toString()
  const { rows: page, next } = await readPage(limit, placeOf, (most) =>
    statementPage(ctx.db, { account, limit: most, ...place }),
  )
  const references = page.map(({ reference }) => reference)
  const titles = await titlesByReference(ctx.db, memberId, references)
  const corrections = references.filter((reference) => reference.startsWith(CORRECTION))
  const notes = await correctionNotes(
    ctx.db,
    memberId,
    corrections.map((reference) => BigInt(reference.slice(CORRECTION.length))),
  )
  return {
    list: page.map((line) => {
      const { reference } = line
      const title = titles.get(reference)
      return {
        seq: line.seq.toString(),
        time: line.postedAt,
        type: typeOf(line),
        name: title ? textIn(title, ctx.language) : (notes.get(reference.slice(CORRECTION.length)) ?? null),
        reference,
        changedPoints: pointText(line.amount),
        pointsBalance: pointText(line.balanceAfter),
      }
    }),
    next,
  }
}
