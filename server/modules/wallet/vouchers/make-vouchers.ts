import { makeVouchers } from '@croupier/api/wallet/vouchers/make-vouchers.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { readFault } from '../amount-fault.ts'
import { describeBatch } from './describe-batch.ts'
import { newVoucherCode, voucherHash, voucherPlace } from './voucher-code.ts'
import { findBatch, insertBatch, insertVouchers } from './vouchers-store.ts'

const DAY = 86_400_000

export default implement(makeVouchers, async (ctx, { name, currency, amount, count, days }) => {
  const money = Money.read(amount, currency)
  if (!(money instanceof Money)) {
    throw ctx.refusal('request.invalid', { fields: [readFault('amount', money, currency)] })
  }
  const madeAt = ctx.clock.now()
  const madeBy = nameOfActor(ctx.actor)
  const expiresAt = madeAt + days * DAY
  const id = await insertBatch(ctx.tx, { name, currency, amount: money.units, count, madeBy, madeAt, expiresAt })
  const secrets = ctx.use(secretsPort)
  const codes = Array.from({ length: count }, newVoucherCode)
  await insertVouchers(
    ctx.tx,
    id,
    codes.map((code) => ({ hash: voucherHash(code), sealed: secrets.seal(code, voucherPlace(id)) })),
  )
  const batch = await findBatch(ctx.tx, id)
  assert(batch, 'what was written is read')
  return describeBatch(batch)
})
