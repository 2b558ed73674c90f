import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areasText } from './areas.ts'

const root = new URL('../../', import.meta.url)

it('words/areas.ts is what the folders of words make; “npm run new -- areas” prints it again', () => {
  expect(readFileSync(new URL('words/areas.ts', root), 'utf8')).toBe(areasText(root))
})
