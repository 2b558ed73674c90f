import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { idTokenAlgorithms, socialProtocols, socialProviderAnswer, socialProviderCode } from './social.ts'

/** `google`, `line`, `facebook` and `telegram` are known: only the client’s name and secret are needed for them. */
export const setSocialProvider = operation({
  name: 'setSocialProvider',
  summary: 'Add a provider of social log-in, or change one; fields left out stay as they are.',
  method: 'PUT',
  path: '/staff/social-providers/:code',
  caller: 'staff',
  permission: 'settings.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    code: socialProviderCode,
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^\p{C}]+$/u))),
    protocol: z.optional(z.enum(socialProtocols)),
    /** Without a slash at the end. Plain http is for a provider on this machine alone. */
    address: z.optional(
      z
        .string()
        .check(
          z.maxLength(300),
          z.regex(
            /^(?:https:\/\/[^\s/?#@]+|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?)(?:\/[^\s?#]*[^\s?#/])?$/,
          ),
        ),
    ),
    clientId: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/))),
    /** Kept sealed; needed for a new provider. */
    secret: z.optional(z.string().check(z.minLength(8), z.maxLength(400), z.regex(/^[\x21-\x7e]+$/))),
    scope: z.optional(z.string().check(z.maxLength(200), z.regex(/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/))),
    idTokenAlg: z.optional(z.enum(idTokenAlgorithms)),
    isOpen: z.optional(z.boolean()),
    /** Its place among the buttons. */
    position: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
  }),
  output: socialProviderAnswer,
  refusals: ['request.invalid', 'social.provider.incomplete'],
  runs: 'transaction',
})
