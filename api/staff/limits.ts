import * as z from 'zod/mini'

/** Lower-case letters, digits, dot and dash; starts with a letter. Upper case is accepted and lowered. */
export const staffAccount = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(32), z.regex(/^[a-z][a-z0-9.-]*$/))

/** What log-in accepts as a name: anything of sensible length, so that a wrong name is a failed log-in like any other. */
export const givenAccount = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(64))

export const STAFF_PASSWORD_MIN = 12
export const STAFF_PASSWORD_MAX = 128

/** A new password. Length is what counts; the server refuses one that contains the account's name. */
export const newStaffPassword = z.string().check(z.minLength(STAFF_PASSWORD_MIN), z.maxLength(STAFF_PASSWORD_MAX))

/** A password as given: only its length is bounded, whether it is right is the server's to say. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(STAFF_PASSWORD_MAX))

/** Six digits of the authenticator, or a recovery code; spaces and dashes don't matter. */
export const secondStepCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(20))

export const displayName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** An id as the API speaks it. */
export const idText = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
