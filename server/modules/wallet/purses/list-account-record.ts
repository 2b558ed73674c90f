import {
  type AccountRecordType,
  accountRecordKinds,
  accountRecordTypeOf,
} from '@croupier/api/wallet/purses/account-record.ts'
import { listAccountRecord } from '@croupier/api/wallet/purses/list-account-record.ts'
import { purseIds } from '@croupier/api/wallet/purses/purse-names.ts'
import { implement } from '../../../platform/implement.ts'
import { joinPlace, readPage, splitPlace } from '../../../platform/page.ts'
import {
  accountsOf,
  countStatement,
  kindNames,
  type StatementLine,
  type StatementPeriod,
  statementWithin,
} from '../../ledger/index.ts'
import { recordPeriod } from '../../settings/index.ts'
import { nameLines } from './name-lines.ts'
import { amountText, ownerOf } from './purses.ts'

/** The ledger's numbers of a type. `other` is what is in no type, so it is told by what it is not. */
export function kindsOf(
  type: AccountRecordType | undefined,
  names: ReadonlyMap<number, string>,
): StatementPeriod['kinds'] {
  if (type === undefined) return undefined
  const numbersOf = (wanted: readonly string[]) =>
    [...names].filter(([, name]) => wanted.includes(name)).map(([number]) => number)
  return type === 'other'
    ? { but: numbersOf(Object.values(accountRecordKinds).flat()) }
    : { only: numbersOf(accountRecordKinds[type]) }
}

export default implement(listAccountRecord, async (ctx, input) => {
  const { purse, pageNo, pageSize } = input
  const accounts = await accountsOf(ctx.db, [ownerOf(ctx.session.memberId)])
  const account = accounts.find((each) => each.purse === purseIds[purse])
  if (!account) throw ctx.refusal('wallet.purse.missing')

  const names = await kindNames(ctx.db)
  const period = { account: account.id, ...recordPeriod(ctx, input), kinds: kindsOf(input.type, names) }
  // `12_1790000000000`: a line's number and moment.
  const place = splitPlace(input.before, BigInt, Number)
  const before = place && { seq: place[0], postedAt: place[1] }
  const skipped = before === undefined ? (pageNo - 1) * pageSize : 0
  const placeOf = (last: StatementLine) => joinPlace(last.seq, last.postedAt)
  const { rows: lines, next } = await readPage(pageSize, placeOf, (limit) =>
    statementWithin(ctx.db, period, { before, skipped, limit }),
  )
  const count = before === undefined ? Number(await countStatement(ctx.db, period)) : null
  const told = lines.map((line) => ({
    line,
    kind: names.get(line.kind) ?? String(line.kind),
    reference: line.reference,
  }))
  const causeOf = await nameLines(ctx, ctx.session.memberId, told)
  return {
    purse,
    unit: account.unit,
    list: told.map(({ line, kind, reference }) => ({
      seq: line.seq.toString(),
      time: line.postedAt,
      type: accountRecordTypeOf(kind),
      kind,
      ...causeOf({ kind, reference }),
      reference,
      amount: amountText(account.unit, line.amount),
      balanceAfter: amountText(account.unit, line.balanceAfter),
    })),
    pageNum: before === undefined ? pageNo : null,
    pageSize,
    totalPages: count === null ? null : Math.ceil(count / pageSize),
    totalCount: count,
    next,
  }
})
