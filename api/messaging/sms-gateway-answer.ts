import * as z from 'zod/mini'

/** The SMS gateway without its token, which nothing answers. */
export const smsGatewayAnswer = z.strictObject({
  url: z.string(),
  account: z.string(),
  sender: z.string(),
  changedAt: z.number(),
})
