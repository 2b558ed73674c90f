import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { pointPageSize, pointsAnswer } from './point-answers.ts'

/** Why points came or went. */
export const pointRecordTypes = ['earned', 'corrected', 'redeemed', 'returned', 'given', 'taken'] as const
export type PointRecordType = (typeof pointRecordTypes)[number]

/** One change of a member's points. */
export const pointLine = z.strictObject({
  /** The line's number: 1, 2, 3, … without gaps. */
  seq: z.string(),
  time: z.number(),
  type: z.enum(pointRecordTypes),
  /** What it was for: a good's name, or why an operator did it; null of what bets earned. */
  name: z.nullable(z.string()),
  reference: z.string(),
  /** Signed. */
  changedPoints: pointsAnswer,
  pointsBalance: pointsAnswer,
})

export const listPointRecord = operation({
  name: 'listPointRecord',
  summary: 'Every change of your points, newest first, with the balance after it.',
  method: 'GET',
  path: '/wps/points/record',
  caller: 'member',
  module: 'PTSYS3',
  input: z.strictObject({
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    pageSize: pointPageSize,
  }),
  output: z.strictObject({ list: z.array(pointLine), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
