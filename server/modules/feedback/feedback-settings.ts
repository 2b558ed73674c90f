import { caseWords as caseWordsSchema } from '@croupier/api/feedback/case-answers.ts'
import { businessHoursSchema } from '@croupier/api/feedback/show-support.ts'
import { webAddress } from '@croupier/api/settings/web-address.ts'
import * as z from 'zod/mini'
import { type Setting, setting } from '../../platform/settings.ts'

/** When the support answers, by the house's clock. */
export const businessHours = setting('feedback.businessHours', businessHoursSchema, {
  isAlways: false,
  days: [1, 2, 3, 4, 5, 6, 7],
  from: '09:00',
  until: '23:00',
})

/** How many words complaints and questions have. */
export const caseWords = setting(
  'feedback.caseWords',
  caseWordsSchema.check(z.refine(({ least, most }) => least <= most, { path: ['most'] })),
  { least: 3, most: 200 },
)

/** What is done about conversations that wait. */
export const reminders = setting(
  'feedback.reminders',
  z.strictObject({
    /** Minutes after which one that waits for the house is late. */
    lateMinutes: z.int().check(z.minimum(5), z.maximum(10_080)),
    /** Hours after which a member is reminded of one that waits for them. */
    remindHours: z.int().check(z.minimum(1), z.maximum(720)),
    /** Hours after which it then closes by itself; 0: never. */
    closeHours: z.int().check(z.minimum(0), z.maximum(2160)),
  }),
  { lateMinutes: 60, remindHours: 24, closeHours: 72 },
)

/** Another company's chat: opened in a window of its own, so that no foreign script runs in our pages. */
export const outsideChat = setting(
  'feedback.outsideChat',
  z.strictObject({
    isOffered: z.boolean(),
    name: z.string().check(z.maxLength(60)),
    url: z.union([z.literal(''), webAddress]),
  }),
  { isOffered: false, name: '', url: '' },
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [businessHours, caseWords, reminders, outsideChat]
