import { promotionTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { languageCode, textsUpTo } from '@croupier/api/content/announcement.ts'
import { multiple, percent } from '@croupier/api/promotions/terms/decimals.ts'
import { amount } from '@croupier/api/wallet/limits.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Part } from './part.ts'
import { partOf } from './schema-part.ts'

describe('[H-05] a schema read as parts of a form', () => {
  it.each<[string, Parameters<typeof partOf>[0], Part]>([
    ['a text', z.string().check(z.maxLength(40)), { type: 'text', most: 40 }],
    ['a whole number', z.int().check(z.minimum(1), z.maximum(30)), { type: 'number', least: 1, most: 30 }],
    ['a number from text', z.coerce.number().check(z.minimum(2)), { type: 'number', least: 2, most: undefined }],
    ['an amount', amount, { type: 'decimal', meaning: 'amount' }],
    ['an amount with a check', amount.check(z.refine(Boolean)), { type: 'decimal', meaning: 'amount' }],
    ['a percentage', percent, { type: 'decimal', meaning: 'percent' }],
    ['a multiple', multiple, { type: 'decimal', meaning: 'multiple' }],
    ['another decimal', z.string().check(z.regex(/^\d+(?:\.\d{1,6})?$/)), { type: 'decimal', meaning: 'plain' }],
    ['a code', z.string().check(z.regex(/^[A-Z]{3}$/)), { type: 'text', most: undefined }],
    ['yes or no', z.boolean(), { type: 'boolean' }],
    ['a choice', z.enum(['day', 'week']), { type: 'choice', options: ['day', 'week'] }],
    ['what may be absent', z.nullable(amount), { type: 'nullable', part: { type: 'decimal', meaning: 'amount' } }],
    ['what has a default', z._default(z.boolean(), true), { type: 'boolean' }],
    ['texts by language', textsUpTo(80), { type: 'texts', most: 80 }],
    [
      'a list',
      z.array(amount).check(z.minLength(1), z.maxLength(5)),
      { type: 'list', item: { type: 'decimal', meaning: 'amount' }, least: 1, most: 5 },
    ],
    [
      'values by keys',
      z.record(z.enum(['BDT', 'INR']), amount),
      {
        type: 'record',
        key: { type: 'choice', options: ['BDT', 'INR'] },
        value: { type: 'decimal', meaning: 'amount' },
      },
    ],
    [
      'texts that are no texts',
      z.record(languageCode, z.boolean()),
      { type: 'record', key: { type: 'text', most: undefined }, value: { type: 'boolean' } },
    ],
    ['an object', z.strictObject({ of: z.boolean() }), { type: 'object', fields: { of: { type: 'boolean' } } }],
    [
      'one of several objects',
      z.discriminatedUnion('by', [
        z.strictObject({ by: z.literal('mail'), address: z.string() }),
        z.strictObject({ by: z.literal('post') }),
      ]),
      {
        type: 'variants',
        by: 'by',
        variants: {
          mail: {
            type: 'object',
            fields: { by: { type: 'fixed', value: 'mail' }, address: { type: 'text', most: undefined } },
          },
          post: { type: 'object', fields: { by: { type: 'fixed', value: 'post' } } },
        },
      },
    ],
    ['what no form asks for', z.date(), { type: 'unknown' }],
  ])('knows %s', (_what, schema, part) => {
    expect(partOf(schema)).toEqual(part)
  })

  it('knows every field of every kind of promotion', () => {
    const unknown = (part: Part): boolean => {
      switch (part.type) {
        case 'unknown':
        case 'variants':
          return true
        case 'object':
          return Object.values(part.fields).some(unknown)
        case 'list':
          return unknown(part.item)
        case 'nullable':
          return unknown(part.part)
        case 'record':
          return unknown(part.value)
        default:
          return false
      }
    }
    const kinds = Object.entries(promotionTerms)

    expect(kinds.length).toBeGreaterThan(10)
    expect(kinds.filter(([, terms]) => unknown(partOf(terms))).map(([kind]) => kind)).toEqual([])
  })
})
