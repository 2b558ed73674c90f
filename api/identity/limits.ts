import * as z from 'zod/mini'
import { plainText } from './plain-text.ts'

/** What log-in accepts as a name: a wrong one is a failed log-in like any other, whatever it is made of. */
export const givenAccount = plainText(1, 64, {
  missing: 'fields.message.empty',
  wrong: 'fields.message.account',
}).check(z.trim())

/** A password as given: only its length is bounded, whether it is right is the server's to say. */
export const givenPassword = plainText(1, 128, {
  missing: 'fields.message.enterPassword',
  wrong: 'fields.message.password',
})

/** Empty where a client sends the field although nobody asked. */
export const givenCaptcha = plainText(0, 16).check(z.trim())

/** The result of the proof of work, as `writeBotCheck` writes it; empty or absent where the client could not solve it. */
export const givenBotCheck = plainText(0, 4_096)

/** A client's own name for its device: random, kept in its storage. */
export const deviceId = plainText(0, 128)
/** Shorter ones can be guessed, so they are nobody's known device. */
export const DEVICE_ID_MIN = 16

/** An account in a path: what a member, trial or agent can be called. */
export const accountName = z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))

/** An address of the internet that operators look for, or its beginning while they type. */
export const ipAddress = z.string().check(z.minLength(2), z.maxLength(45), z.regex(/^[\da-fA-F.:]+$/))

/** 0 member, 4 trial, 1 general agent, 2 agent, 41 share-link agent, 42 sub-affiliate. */
export const memberTypes = [0, 1, 2, 4, 41, 42] as const
export type MemberType = (typeof memberTypes)[number]
export const agentTypes: readonly number[] = [1, 2, 41, 42]
export const TRIAL_TYPE = 4

export const memberStates = ['active', 'frozen', 'closed'] as const
export type MemberState = (typeof memberStates)[number]

/** Why nothing goes on before another password: it was handed out, everybody knows it, or it is too old. */
export const passwordDues = ['first', 'weak', 'expired'] as const
export type PasswordDue = (typeof passwordDues)[number]

/** What a log-in answers. */
export const loginAnswer = z.strictObject({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
})

/** How a log-in from a new place can be confirmed, as the answer that asks for it names them. */
export const loginMethods = ['sms', 'email', 'bankAccountName', 'totp'] as const
export type LoginMethod = (typeof loginMethods)[number]

/** The ticket a log-in that owes its second step goes on with. */
export const givenTicket = plainText(1, 64)

/** Six digits, in groups or not, as authenticators show them. */
export const authenticatorCode = plainText(1, 16).check(z.trim())

/** A row of one's own, as lists name it. */
export const rowId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** The outcome of a log-in. `refused`: the credentials were right, and something else stood against it. */
export const loginOutcomes = ['done', 'wrong-password', 'wrong-code', 'refused'] as const
export type LoginOutcome = (typeof loginOutcomes)[number]
