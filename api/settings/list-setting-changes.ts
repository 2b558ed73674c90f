import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { settingName } from './setting-answers.ts'

export const SETTING_CHANGES_PAGE_MAX = 200

/** Newest first. The next page is asked for by `before`: the last line's `version`. */
export const listSettingChanges = operation({
  name: 'listSettingChanges',
  summary: 'Who changed which setting from what to what, and when.',
  method: 'GET',
  path: '/staff/setting-changes',
  caller: 'staff',
  permission: 'settings.read',
  input: z.strictObject({
    name: z.optional(settingName),
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(SETTING_CHANGES_PAGE_MAX)), 50),
  }),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        version: z.string(),
        name: z.string(),
        /** Null where the initial value held. */
        before: z.unknown(),
        after: z.unknown(),
        changedBy: z.string(),
        changedAt: z.number(),
      }),
    ),
    /** `before` of the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
