import { expect, it } from 'vitest'
import { byControl } from './by-control.ts'

const input = { countries: ['NL', 'XX', 'QQ'], address: { city: '' } }

it('[J-03] tells a fault within a list at the control the list was written in, and names the entry', () => {
  const found = [
    { field: 'countries.1', messageKey: 'fault.format' },
    { field: 'countries.2', messageKey: 'fault.format' },
    { field: 'address.city', messageKey: 'fault.required' },
  ]

  expect(Object.fromEntries(byControl(found, ['countries'], input))).toEqual({
    countries: { field: 'countries', messageKey: 'fault.format', entry: 'XX' },
    'address.city': { field: 'address.city', messageKey: 'fault.required' },
  })
})

it('[J-03] leaves a fault of the whole list as it is', () => {
  const tooMany = { field: 'countries', messageKey: 'fault.too.big', max: 250 }

  expect(byControl([tooMany], ['countries'], input).get('countries')).toEqual(tooMany)
})
