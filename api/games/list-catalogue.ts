import * as z from 'zod/mini'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { staffGame } from './game-answers.ts'
import { gameStatuses } from './game-types.ts'
import { gameType, vendorCode } from './limits.ts'

export const listCatalogue = operation({
  name: 'listCatalogue',
  summary: 'Every game, whatever its status, newest first.',
  method: 'GET',
  path: '/staff/games',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({
    /** A part of the name or code, whatever the letter case. */
    search: z.optional(plainText(0, 64).check(z.trim())),
    vendor: z.optional(vendorCode),
    type: z.optional(gameType),
    status: z.optional(z.enum(gameStatuses)),
    isHot: z.optional(z.enum(['true', 'false'])),
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,9}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(staffGame), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
