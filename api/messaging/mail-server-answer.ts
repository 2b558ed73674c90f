import * as z from 'zod/mini'

/** How the connection is kept private: not at all, from the first byte, or after a greeting in the open. */
export const mailSecurities = ['none', 'tls', 'starttls'] as const
export type MailSecurity = (typeof mailSecurities)[number]

/** The mail server without its password, which nothing answers. */
export const mailServerAnswer = z.strictObject({
  host: z.string(),
  port: z.number(),
  security: z.enum(mailSecurities),
  username: z.nullable(z.string()),
  hasPassword: z.boolean(),
  sender: z.string(),
  changedAt: z.number(),
})
