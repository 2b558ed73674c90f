import { expect, it } from 'vitest'
import { operations } from '../../wiring.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument(
  'Croupier',
  operations.map((each) => each.operation),
)

/** What a reference such as `#/components/schemas/Failure` leads to. */
function find(reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/')
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document)
}

function everyValueOf(name: string): string[] {
  const values: string[] = []
  JSON.stringify(document, (key, value) => {
    if (key === name) values.push(value)
    return value
  })
  return values
}

it('refers only to what the document holds, schemas that hold themselves included', () => {
  const references = new Set(everyValueOf('$ref'))

  expect([...references].filter((reference) => find(reference) === undefined)).toEqual([])
  expect(references.size).toBeGreaterThan(1)
})

it('names every operation once, and every parameter of a path', () => {
  const names = everyValueOf('operationId')
  const missing = Object.entries(document['paths'] as Record<string, Record<string, { parameters: unknown }>>).flatMap(
    ([path, methods]) =>
      [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) =>
        Object.values(methods).filter(({ parameters }) => !JSON.stringify(parameters).includes(`"name":"${name}"`)),
      ),
  )

  expect(new Set(names).size).toBe(names.length)
  expect(missing).toEqual([])
})
