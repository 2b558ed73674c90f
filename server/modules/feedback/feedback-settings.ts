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
export const settings: readonly Setting<any>[] = [businessHours, caseWords, outsideChat]
