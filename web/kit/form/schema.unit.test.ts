import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { check } from './schema.ts'

const schema = z.object({
  username: z.string().check(z.minLength(4), z.maxLength(16)),
  amount: z.string().check(z.regex(/^\d+$/)),
  address: z.object({ city: z.string() }),
  note: z.optional(z.string().check(z.maxLength(3, { error: 'fields.note' }))),
})

describe('check', () => {
  it('gives the value the schema makes', async () => {
    const input = { username: 'lumen', amount: '5', address: { city: 'Dhaka' } }

    expect(await check(schema, input)).toEqual({ value: input })
  })

  it('[J-03] names each faulty field with the key and bounds the server would use', async () => {
    const checked = await check(schema, { username: 'ab', amount: 'x', address: {}, note: 'long' })

    expect('faults' in checked && Object.fromEntries(checked.faults)).toEqual({
      username: { field: 'username', messageKey: 'fault.too.small', min: 4 },
      amount: { field: 'amount', messageKey: 'fault.format' },
      'address.city': { field: 'address.city', messageKey: 'fault.required' },
      note: { field: 'note', messageKey: 'fields.note', max: 3 },
    })
  })
})
