import { createPromotion } from '@croupier/api/promotions/operators/create-promotion.ts'
import { check, type FormSchema } from '@croupier/kit/form/schema.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { partOf } from './schema-part.ts'
import { shapedSchema, shapeOf } from './shape.ts'

const draft = {
  currency: 'BDT',
  category: 'deposit',
  titles: { en: 'Light' },
  summaries: { en: 'Light' },
  rules: { en: 'Light' },
  startsAt: 1,
}

describe('[H-05] what a form holds, put into shape', () => {
  const of = (schema: Parameters<typeof partOf>[0], held: unknown) => shapeOf(partOf(schema), held)

  it('makes rows a list, and keeps the place of one that is empty', () => {
    const days = z.array(z.string())

    expect(of(days, { '#': '3', '0': '5', '2': '7' })).toEqual(['5', undefined, '7'])
    expect(of(days, { '#': '0' })).toEqual([])
    expect(of(days, undefined)).toEqual([])
  })

  it('makes an empty box null where nothing is meant by it, and leaves it away where something must be', () => {
    const terms = z.strictObject({ cap: z.nullable(z.string()), from: z.string(), isByHand: z.boolean() })

    expect(of(terms, {})).toEqual({ cap: null, isByHand: false })
    expect(of(z.strictObject({ keep: z.nullable(terms) }), { keep: { '#': '1' } })).toEqual({
      keep: { cap: null, isByHand: false },
    })
    expect(of(z.strictObject({ keep: z.nullable(terms) }), {})).toEqual({ keep: null })
  })

  it('takes from what is held only what the chosen one of several asks for', () => {
    const either = z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('mail'), address: z.string() }),
      z.strictObject({ by: z.literal('post'), street: z.string() }),
    ])

    expect(of(either, { by: 'post', street: 'A', address: 'b' })).toEqual({ by: 'post', street: 'A' })
    expect(of(either, {})).toEqual({})
  })

  it('leaves the mark of a record out of it', () => {
    expect(of(z.record(z.string(), z.string()), { '#': '1', BDT: '5' })).toEqual({ BDT: '5' })
  })

  it('names a fault by the box it stands in', async () => {
    const schema = shapedSchema(createPromotion.input as FormSchema<unknown>, partOf(createPromotion.input))
    const terms = { tiers: { '#': '2', '0': { from: '500', percent: '20' }, '1': { percent: '200' } }, multiple: '8' }

    const checked = await check(schema, { ...draft, promise: { kind: 'deposit', terms } })

    expect('faults' in checked && [...checked.faults.values()]).toEqual([
      { field: 'promise.terms.tiers.1.from', messageKey: 'fault.required' },
      { field: 'promise.terms.tiers.1.percent', messageKey: 'fault.format' },
    ])
  })

  it('gives the schema what it asks for', async () => {
    const schema = shapedSchema(createPromotion.input as FormSchema<unknown>, partOf(createPromotion.input))
    const terms = { tiers: { '#': '1', '0': { from: '500', percent: '20' } }, multiple: '8' }

    expect(await check(schema, { ...draft, promise: { kind: 'deposit', terms } })).toEqual({
      value: {
        ...draft,
        promise: {
          kind: 'deposit',
          terms: { ordinal: null, tiers: [{ from: '500', percent: '20', cap: null }], multiple: '8' },
        },
        endsAt: null,
        claimHours: null,
        newMembersDays: null,
        bonus: null,
        budget: null,
        position: 1000,
      },
    })
  })
})
