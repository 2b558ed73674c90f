import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { mailSecurities, mailServerAnswer } from './mail-server-answer.ts'

const printable = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[\x21-\x7e]+$/))

export const setMailServer = operation({
  name: 'setMailServer',
  summary: 'Set or change the mail server that sends our letters; fields left out stay as they are.',
  method: 'PUT',
  path: '/staff/mail-server',
  caller: 'staff',
  permission: 'settings.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    host: z.optional(z.string().check(z.maxLength(253), z.regex(/^[A-Za-z0-9](?:[A-Za-z0-9.:_-]*[A-Za-z0-9])?$/))),
    port: z.optional(z.int().check(z.minimum(1), z.maximum(65_535))),
    security: z.optional(z.enum(mailSecurities)),
    /** Null where the server asks for none. */
    username: z.optional(z.nullable(printable(200))),
    /** Kept sealed; null takes it away. */
    password: z.optional(z.nullable(printable(200))),
    /** The address letters come from. */
    sender: z.optional(z.email().check(z.maxLength(120))),
  }),
  output: mailServerAnswer,
  refusals: ['request.invalid', 'mail.server.incomplete'],
  runs: 'transaction',
})
