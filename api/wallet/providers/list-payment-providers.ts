import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { paymentProviderAnswer } from './payment-provider-answers.ts'

export const listPaymentProviders = operation({
  name: 'listPaymentProviders',
  summary: 'Who takes and pays money for us.',
  method: 'GET',
  path: '/staff/payment-providers',
  caller: 'staff',
  permission: 'payments.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(paymentProviderAnswer) }),
  refusals: [],
  runs: 'reads',
})
