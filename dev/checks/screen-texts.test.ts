import { expect, it } from 'vitest'
import { screenTextFaultsUnder } from '@croupier/words/screen-texts.ts'
import { root } from './run.ts'

it('keeps every text a person sees in the catalogues', () => {
  const faults = screenTextFaultsUnder(`${root}web`)

  // The gallery shows the kit to developers, in their own words.
  expect(faults.filter(({ file }) => !file.includes('/gallery/'))).toEqual([])
})
