import * as z from 'zod/mini'

/** Days of the merchant's time zone: `previous7` is today and the six days before it, `next7` today and the six after. */
export const datePresets = ['today', 'yesterday', 'previous7', 'previous30', 'next7', 'next30'] as const
export type DatePreset = (typeof datePresets)[number]

/** The longest period a record is asked for. */
export const RECORD_DAYS_MAX = 92

const moment = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_000_000_000_000))

/** A preset, or a period from one moment to before another; the last 30 days where nothing is said. */
export const periodFields = {
  datePreset: z.optional(z.enum(datePresets)),
  /** Epoch milliseconds, as `until`. With a preset, neither counts. */
  from: z.optional(moment),
  /** Not included. */
  until: z.optional(moment),
}

/** The page's place and size as old clients say it, or reading on by `before`. */
export const recordPageFields = {
  pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
}

/** Where a page stands. Who reads on by `before` is not told: counting is for who asks by number. */
export const recordPageAnswer = {
  pageNum: z.nullable(z.number()),
  pageSize: z.number(),
  totalPages: z.nullable(z.number()),
  totalCount: z.nullable(z.number()),
  /** `before` of the next page; null at the end. */
  next: z.nullable(z.string()),
}
