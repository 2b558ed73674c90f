import { plainText } from '../plain-text.ts'

/** A payment password as given: only its length is bounded here; what a new one must look like is the operator's rule. */
export const givenPaymentPassword = plainText(1, 64, {
  missing: 'fields.message.paymentPassword',
  wrong: 'fields.message.paymentPassword',
})
