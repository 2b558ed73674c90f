import { convertPoints } from '@croupier/api/points/convert-points.ts'
import { MOST_AMOUNT } from '@croupier/basis/money.ts'
import { offeredLanguages } from '@croupier/words/languages.ts'
import { translate } from '@croupier/words/server.ts'
import { implement } from '../../platform/implement.ts'
import { confirmPaymentPassword, lockMemberByAccount } from '../identity/index.ts'
import { convertedInto, conversionOf } from './conversion.ts'
import { describeRedemption } from './describe-redemption.ts'
import { merchantDay } from './merchant-day.ts'
import { pointText, pointUnits } from './point-amount.ts'
import { convertedSince } from './redemptions-store.ts'
import { spendPoints } from './spend-points.ts'

export default implement(convertPoints, async (ctx, input) => {
  const { memberId, account, currency } = ctx.session
  const conversion = conversionOf(ctx, currency)
  if (!conversion) throw ctx.refusal('points.convert.closed')
  const points = pointUnits(input.points)
  const amount = convertedInto(conversion, points)
  if (amount === undefined || amount > MOST_AMOUNT) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'points', messageKey: 'fault.format' }] })
  }
  await confirmPaymentPassword(ctx, memberId, input.paymentPassword)

  return ctx.conclude(async (scope) => {
    const { tx } = scope
    // The member's row serialises what they turn, so that the day's limit counts each of it.
    const member = await lockMemberByAccount(tx, account)
    if (member?.state !== 'active') throw ctx.refusal('wallet.purse.closed')
    const turned = await convertedSince(tx, memberId, merchantDay(scope).period.startsAt)
    if (turned + points > conversion.dailyMost) {
      const left = conversion.dailyMost > turned ? conversion.dailyMost - turned : 0n
      throw ctx.refusal('points.convert.daily', { left: pointText(left) })
    }
    const titles = Object.fromEntries(
      offeredLanguages.map((language) => [language, translate(language, 'points.convert.title')]),
    )
    const redemption = await spendPoints(scope, {
      memberId,
      goodId: null,
      type: 'CONVERT',
      titles,
      art: 'coins',
      quantity: 1,
      points,
      amount,
      currency,
      receiver: null,
      mobile: null,
      address: null,
      remark: '',
    })
    return describeRedemption(redemption, scope.language)
  })
})
