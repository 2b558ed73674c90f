import { HIGHEST_GROUP, LOWEST_GROUP } from '@croupier/games/lottery/prize-group.ts'
import * as z from 'zod/mini'
import { setting } from '../../platform/settings.ts'

const amount = z.string().check(z.regex(/^(?!0+(?:\.0+)?$)(?:0|[1-9]\d{0,5})(?:\.\d{1,4})?$/))

/** What a unit may be worth, in main units of whatever currency is played. */
export const unitValues = setting('lottery.unitValues', z.array(amount).check(z.minLength(1), z.maxLength(6)), [
  '2',
  '1',
  '0.2',
  '0.1',
])

/** The prize group of members who have none of their own; even, 2000 would return everything. */
export const prizeGroup = setting(
  'lottery.prizeGroup',
  z.int().check(z.minimum(LOWEST_GROUP), z.maximum(HIGHEST_GROUP), z.multipleOf(2)),
  HIGHEST_GROUP,
)

const sourceAddress = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(40)), url: z.url() })

/** Who is asked what outside lotteries drew; two that agree are believed. */
export const resultSources = setting('lottery.resultSources', z.array(sourceAddress).check(z.maxLength(5)), [])

export const settings = [unitValues, prizeGroup, resultSources]
