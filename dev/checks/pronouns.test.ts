import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pronounsIn } from './pronouns.ts'
import { root } from './run.ts'

const TEXTS = [
  '*.md',
  '{api,basis,brands,dev,docs,games,scripts,server,start,web,words}/**/*.{ts,tsx,js,mjs,css,html,sql,md}',
  'words/*/en.json',
]
/** Migrations are never edited, and the schema is printed from them; this check and its test name the words. */
const EXCEPT = /(?:^|\/)(?:node_modules|dist)\/|^server\/db\/(?:migrations\/|schema\.sql$)|^dev\/checks\/pronouns\./

const texts = TEXTS.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist'] }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !EXCEPT.test(path))

describe('comments, documents, test titles and English words', () => {
  it('say they of members, operators and players, and it of vendors and providers', () => {
    expect(texts.length).toBeGreaterThan(3000)
    expect(texts).toEqual(expect.arrayContaining(['CHANGELOG.md', 'docs/map.md', 'words/refusals/en.json']))

    expect(texts.flatMap((path) => pronounsIn(path, readFileSync(`${root}${path}`, 'utf8')))).toEqual([])
  })

  it.each([
    '/** A member as operators see him. */',
    "  it('ends his session', () => {",
    '  "failure.vendor": "He did not answer.",',
    '-- What the vendor himself says.',
    'He’s asked once, and says `he`.',
  ])('are found where they do not: %s', (line) => {
    expect(pronounsIn('there.ts', `first\n${line}\n`)).toEqual([{ path: 'there.ts', line: 2, text: line.trim() }])
  })

  it.each(["const languages = ['en', 'he']", 'The code `he` is Hebrew’s.', 'The history of this hero, in chief.'])(
    'may hold what only looks so: %s',
    (line) => {
      expect(pronounsIn('there.ts', line)).toEqual([])
    },
  )
})
