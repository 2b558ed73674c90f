import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { PICTURES_MOST } from '../taking-part/apply-for-promotion.ts'
import { promotionId } from '../promotion-answers.ts'

export const showApplicationPicture = operation({
  name: 'showApplicationPicture',
  summary: 'A URL that shows one picture of an application once, within a minute.',
  method: 'POST',
  path: '/staff/promotion-applications/picture',
  caller: 'staff',
  permission: 'promotions.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    promotionId,
    account: accountName,
    index: z.int().check(z.minimum(0), z.maximum(PICTURES_MOST - 1)),
  }),
  output: z.strictObject({ address: z.string() }),
  refusals: ['application.not.found'],
  runs: 'transaction',
})
