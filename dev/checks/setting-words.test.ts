import { neededWords } from '@croupier/console/fields/field-keys.ts'
import { isDrawable, jsonPartOf } from '@croupier/console/fields/json-schema-part.ts'
import { kindOf } from '@croupier/console/settings/setting-draft.ts'
import { settingScope } from '@croupier/console/settings/setting-scope.ts'
import { settings } from '@croupier/server/wiring.ts'
import { readSource } from '@croupier/words/sources.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

type Json = Parameters<typeof jsonPartOf>[0] & Readonly<Record<string, unknown>>

const structures = settings
  .map(({ name, schema }) => ({
    name,
    schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json,
  }))
  .filter(({ schema }) => kindOf(schema) === 'structure')

it('[H-08] draws a form for every setting of several fields', () => {
  expect(structures.length).toBeGreaterThan(10)
  expect(structures.filter(({ schema }) => !isDrawable(jsonPartOf(schema))).map(({ name }) => name)).toEqual([])
})

for (const language of ['en', 'bn', 'ar'] as const) {
  it(`[H-08] has a name for every field of a setting in ${language}`, () => {
    const known = new Set(Object.keys(readSource('console-settings', language)).map((key) => `console-settings.${key}`))
    const nameless = structures.flatMap(({ name, schema }) =>
      neededWords(settingScope(name, name), jsonPartOf(schema), '')
        .filter((keys) => !keys.some((key) => known.has(key)))
        .map((keys) => `${name}: ${keys.at(-1)}`),
    )

    expect(nameless).toEqual([])
  })
}
