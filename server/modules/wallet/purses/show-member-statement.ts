import { purseIds } from '@croupier/api/wallet/purses/purse-names.ts'
import { showMemberStatement } from '@croupier/api/wallet/purses/show-member-statement.ts'
import { implement } from '../../../platform/implement.ts'
import { joinPlace, readPage, splitPlace } from '../../../platform/page.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { accountNames, accountsOf, kindNames, type StatementLine, statementPage } from '../../ledger/index.ts'
import { amountText, ownerOf } from './purses.ts'

export default implement(showMemberStatement, async (ctx, input) => {
  const member = await findMemberByAccount(ctx.db, input.account)
  if (!member) throw ctx.refusal('member.not.found')
  const accounts = await accountsOf(ctx.db, [ownerOf(member.id)])
  const account = accounts.find(({ purse }) => purse === purseIds[input.purse])
  if (!account) throw ctx.refusal('wallet.purse.missing')

  // `12_018f…`: a line's number and key.
  const before = splitPlace(input.before, BigInt, String)
  const placeOf = (last: StatementLine) => joinPlace(last.seq, last.key)
  const { rows: lines, next } = await readPage(input.pageSize, placeOf, (limit) =>
    statementPage(ctx.db, {
      account: account.id,
      limit,
      ...(before === undefined ? {} : { before: { seq: before[0], key: before[1] } }),
    }),
  )
  const names = await kindNames(ctx.db)
  const others = await accountNames(
    ctx.db,
    lines.map((line) => line.contra),
  )
  return {
    purse: input.purse,
    unit: account.unit,
    list: lines.map((line) => ({
      seq: line.seq.toString(),
      at: line.postedAt,
      kind: names.get(line.kind) ?? String(line.kind),
      reference: line.reference,
      contra: others.get(line.contra)?.purse ?? String(line.contra),
      amount: amountText(account.unit, line.amount),
      balanceAfter: amountText(account.unit, line.balanceAfter),
    })),
    next,
  }
})
