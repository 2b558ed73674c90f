import { exportAccountRecord } from '@croupier/api/wallet/exports/export-account-record.ts'
import { purseIds } from '@croupier/api/wallet/purses/purse-names.ts'
import { implement } from '../../../platform/implement.ts'
import { accountsOf, kindNames } from '../../ledger/index.ts'
import { recordPeriod } from '../../settings/index.ts'
import { kindsOf } from '../purses/list-account-record.ts'
import { ownerOf } from '../purses/purses.ts'
import { exportAddress } from './export-ticket.ts'

export default implement(exportAccountRecord, async (ctx, input) => {
  const accounts = await accountsOf(ctx.tx, [ownerOf(ctx.session.memberId)])
  const account = accounts.find((each) => each.purse === purseIds[input.purse])
  if (!account) throw ctx.refusal('wallet.purse.missing')
  const { from, until } = recordPeriod(ctx, input)
  const kinds = kindsOf(input.type, await kindNames(ctx.tx))
  const address = exportAddress(ctx, {
    list: 'account-record',
    account: account.id.toString(),
    unit: account.unit,
    from,
    until,
    ...(kinds && ('only' in kinds ? { only: [...kinds.only] } : { but: [...kinds.but] })),
  })
  return { address }
})
