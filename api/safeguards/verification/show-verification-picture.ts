import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { DOCUMENT_PICTURES_MOST, documentOf } from './verification-answers.ts'

/** The picture itself: it rests sealed, so there is no file that a ticket could name. */
export const showVerificationPicture = operation({
  name: 'showVerificationPicture',
  summary: 'One picture of a document that a member sent; who looks at it stands in the audit log.',
  method: 'POST',
  path: '/staff/members/:account/verification/:id/picture',
  caller: 'staff',
  permission: 'kyc.pictures',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    ...documentOf,
    index: z.int().check(z.minimum(0), z.maximum(DOCUMENT_PICTURES_MOST - 1)),
  }),
  output: z.strictObject({
    contentType: z.string(),
    /** In base64. */
    picture: z.string(),
  }),
  refusals: ['verification.not.found'],
  runs: 'transaction',
})
