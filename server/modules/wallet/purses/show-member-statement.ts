import { purseIds } from '@croupier/api/wallet/purses/purse-names.ts'
import { showMemberStatement } from '@croupier/api/wallet/purses/show-member-statement.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { accountNames, accountsOf, kindNames, statementPage } from '../../ledger/index.ts'
import { amountText, ownerOf } from './purses.ts'

/** `12_018f…`: a line's number and key, from which the next page reads on. */
function placeOf(text: string): { seq: bigint; key: string } {
  const [seq = '', key = ''] = text.split('_')
  return { seq: BigInt(seq), key }
}

export default implement(showMemberStatement, async (ctx, input) => {
  const member = await findMemberByAccount(ctx.db, input.account)
  if (!member) throw ctx.refusal('member.not.found')
  const accounts = await accountsOf(ctx.db, [ownerOf(member.id)])
  const account = accounts.find(({ purse }) => purse === purseIds[input.purse])
  if (!account) throw ctx.refusal('wallet.purse.missing')

  const found = await statementPage(ctx.db, {
    account: account.id,
    limit: input.pageSize + 1,
    ...(input.before === undefined ? {} : { before: placeOf(input.before) }),
  })
  const lines = found.slice(0, input.pageSize)
  const names = await kindNames(ctx.db)
  const others = await accountNames(
    ctx.db,
    lines.map((line) => line.contra),
  )
  const last = lines.at(-1)
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
    next: found.length > lines.length && last ? `${last.seq}_${last.key}` : null,
  }
})
