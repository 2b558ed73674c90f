import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { DOCUMENT_BODY_BYTES, documentKinds, documentPictures, verificationAnswer } from './verification-answers.ts'

export const sendVerification = operation({
  name: 'sendVerification',
  summary: 'Send a document that shows who you are: one or two pictures, which only staff who decide on it see.',
  method: 'POST',
  path: '/wps/member/verification',
  caller: 'member',
  input: z.strictObject({ kind: z.enum(documentKinds), pictures: documentPictures }),
  output: verificationAnswer,
  refusals: [
    'verification.submitted',
    'verification.verified',
    'verification.refused.often',
    'upload.not.image',
    'upload.too.large',
  ],
  bodyBytes: DOCUMENT_BODY_BYTES,
  runs: 'concludes',
  perMinute: 20,
})
