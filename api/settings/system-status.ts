import * as z from 'zod/mini'
import { locationSchema } from './region.ts'

/** 0 open, 1 maintenance, 2 not offered where the visitor is. Maintenance takes priority. */
export const systemStatusCode = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type SystemStatusCode = z.output<typeof systemStatusCode>

export const systemStatusSchema = z.strictObject({
  status: systemStatusCode,
  ...locationSchema.shape,
  /** When maintenance is expected to end, epoch milliseconds. */
  maintenanceEndsAt: z.nullable(z.number()),
})
