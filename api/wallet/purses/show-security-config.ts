import * as z from 'zod/mini'
import { loginMethods } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { payeeAnswer } from '../withdrawals/withdrawal-answers.ts'

/** A number or an address, masked. */
const contact = z.nullable(
  z.strictObject({
    masked: z.string(),
    /** A code that was sent there has come back. */
    isVerified: z.boolean(),
  }),
)

/** An account at another house that opens this one. */
const provider = { code: z.string(), name: z.string() }

/** A session that owes another password is refused with `password.change.due`, which says why in `value.due`. */
export const showSecurityConfig = operation({
  name: 'showSecurityConfig',
  summary: 'How your account is protected: what is bound, what is required now, and what else may be bound.',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    bound: z.strictObject({
      /** Null: other ways to log in. `expiresAt`: when it must be changed; null: never. Epoch milliseconds. */
      loginPassword: z.nullable(z.strictObject({ changedAt: z.number(), expiresAt: z.nullable(z.number()) })),
      paymentPassword: z.boolean(),
      mobile: contact,
      email: contact,
      authenticator: z.nullable(z.strictObject({ boundAt: z.number() })),
      /** How many. */
      passkeys: z.number(),
      /** `as`: the name at the provider. */
      social: z.array(z.strictObject({ ...provider, as: z.nullable(z.string()), boundAt: z.number() })),
      /** Bank cards, e-wallets and crypto addresses, the oldest first. */
      payoutAccounts: z.array(z.omit(payeeAnswer, { holder: true })),
    }),
    required: z.strictObject({
      /** What is missing before money can leave. */
      beforeWithdrawal: z.array(z.enum(['paymentPassword', 'payoutAccount'])),
      /** What a log-in from a new place is confirmed by, any one of them; empty: it is asked for nothing. */
      atNewPlace: z.array(z.enum(loginMethods)),
    }),
    allowed: z.strictObject({
      /** To log in by a code sent to the mobile number (MOBILEVERCODELOGIN3). */
      logInBySms: z.boolean(),
      /** To have log-ins from new places confirmed (LOGINIPVERF3). */
      secondStep: z.boolean(),
      /** What was shown to be one’s own stays: customer service alone changes it. */
      bindMobile: z.boolean(),
      bindEmail: z.boolean(),
      /** At the address this page was opened by, and as long as there is room for one more. */
      addPasskey: z.boolean(),
      /** Providers that are open and not bound. */
      bindSocial: z.array(z.strictObject(provider)),
      bindPayoutAccount: z.boolean(),
    }),
  }),
  refusals: [],
  runs: 'reads',
})
