import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { passwordDues } from '../limits.ts'
import { maskedBirthday } from './birthday.ts'

/** Without a session the value is empty. */
export const showMemberInfo = operation({
  name: 'showMemberInfo',
  summary: 'Who is logged in.',
  method: 'GET',
  path: '/wps/member/info',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.partial(
    z.strictObject({
      id: z.string(),
      account: z.string(),
      nickname: z.string(),
      type: z.number(),
      isTrial: z.boolean(),
      /** Also of an agent's cashier. */
      isAgent: z.boolean(),
      /** The agent whose cashier this is; null for everybody else. */
      cashierOf: z.nullable(z.string()),
      currency: z.string(),
      currencySymbol: z.string(),
      /** Masked: all but the first two and last two digits. */
      mobile: z.nullable(z.string()),
      /** A code has come back from it. */
      isMobileVerified: z.boolean(),
      /** Masked: the first letter and the domain. */
      email: z.nullable(z.string()),
      isEmailVerified: z.boolean(),
      /** Null where none was told. */
      birthday: z.nullable(maskedBirthday),
      language: z.nullable(z.string()),
      regDate: z.number(),
      /** The log-in before this one. */
      lastLogin: z.nullable(z.strictObject({ at: z.number(), ip: z.nullable(z.string()) })),
      firstTimeLogin: z.boolean(),
      /** Why this session can do little else before another password is chosen; null where none is due. */
      passwordDue: z.nullable(z.enum(passwordDues)),
      /** Whether the member chose a picture; `showIcon` answers it. */
      hasIcon: z.boolean(),
      /** Whether the member agreed to receive offers. */
      takesMarketing: z.boolean(),
    }),
  ),
  refusals: [],
  runs: 'reads',
})
