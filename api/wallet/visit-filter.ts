import * as z from 'zod/mini'
import { ipAddress } from '../identity/limits.ts'

/** From where orders were asked for, and of whose: what lists of deposits and of withdrawals are filtered by. */
export const visitFilter = {
  /** From where they were asked for. */
  ip: z.optional(ipAddress),
  /** Of everybody who has used this device, by the id it has in an order's `devices`. */
  device: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
}

/** From what an order's member has logged in, the newest first. */
export const devicesAnswer = z.array(
  z.strictObject({ id: z.string(), lastSeenAt: z.number(), userAgent: z.nullable(z.string()) }),
)
