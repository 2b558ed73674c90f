import { expect, it } from 'vitest'
import { dayNamesIn, listedIn } from './day-names.ts'

it('[D-07] days on which a lottery draws are named in the reader’s language, Sunday first', () => {
  expect(dayNamesIn('en')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(dayNamesIn('ar-u-nu-latn')[5]).toBe('الجمعة')
  expect(dayNamesIn('bn-u-nu-latn')[5]).toBe('শুক্র')
  expect([listedIn('en', ['Mon', 'Sat']), listedIn('ar-u-nu-latn', ['1', '16'])]).toEqual(['Mon, Sat', '1 و16'])
})
