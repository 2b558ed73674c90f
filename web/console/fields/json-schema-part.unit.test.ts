import { promotionTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { textsUpTo } from '@croupier/api/content/announcement.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isDrawable, jsonPartOf } from './json-schema-part.ts'
import type { Part } from './part.ts'
import { partOf } from './schema-part.ts'

const asJson = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input' }) as Parameters<typeof jsonPartOf>[0]

describe('[H-08] a setting’s schema read as parts of a form', () => {
  it.each(Object.entries(promotionTerms))('reads terms as they are read without the detour: %s', (_kind, terms) => {
    expect(jsonPartOf(asJson(terms))).toEqual(partOf(terms))
  })

  it.each<[string, z.ZodMiniType, Part]>([
    ['texts by language', textsUpTo(80), { type: 'texts', most: 80 }],
    ['a text that may be empty', z.string().check(z.maxLength(9)), { type: 'text', most: 9, isEmptyWell: true }],
    [
      'a text or none',
      z.union([z.literal(''), z.string().check(z.maxLength(500))]),
      { type: 'text', most: 500, isEmptyWell: true },
    ],
    ['a number without bounds', z.int(), { type: 'number', least: undefined, most: undefined }],
    [
      'what may be left away',
      z.strictObject({ title: z.optional(z.boolean()) }),
      { type: 'object', fields: { title: { type: 'optional', part: { type: 'boolean' } } } },
    ],
    [
      'values by currency',
      z.record(z.string(), z.string().check(z.regex(/^\d+(?:\.\d{1,6})?$/))),
      {
        type: 'record',
        key: { type: 'text', most: undefined, isEmptyWell: true },
        value: { type: 'decimal', meaning: 'plain' },
      },
    ],
    ['this or that', z.union([z.boolean(), z.int()]), { type: 'unknown' }],
  ])('knows %s', (_what, schema, part) => {
    expect(jsonPartOf(asJson(schema))).toEqual(part)
  })

  it('draws only what it knows whole', () => {
    const odd = z.strictObject({ list: z.array(z.union([z.boolean(), z.int()])) })

    expect(isDrawable(jsonPartOf(asJson(odd)))).toBe(false)
    expect(isDrawable(jsonPartOf(asJson(promotionTerms.vip)))).toBe(true)
  })
})
