import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { wireOnly } from './wire-only.ts'

const api = fileURLToPath(new URL('../../../api/', import.meta.url))

function built(code: string, id = `${api}settings/show-something.ts`): string | undefined {
  const { transform } = wireOnly() as unknown as {
    transform: { handler: (this: unknown, code: string, id: string) => { code: string } | null }
  }
  const context = { parse: (text: string) => parseAst(text) }
  return transform.handler.call(context, code, id)?.code
}

const source = (method: string) => `
const answer = z.object({ secret: z.string() })
const wish = z.object({ name: z.string() })
export const showSomething = operation({
  name: 'showSomething', summary: 'Text.', method: '${method}', path: '/wps/something', caller: 'anyone',
  input: wish, output: answer, refusals: ['not.found'], runs: 'reads', encrypted: true,
})`

it('leaves a read what the call needs, and takes its schemas with their constants', () => {
  const code = built(source('GET')) ?? ''

  expect(code).toMatch(/name: 'showSomething'.*method: 'GET'.*path: '\/wps\/something'.*encrypted: true/s)
  expect(code).not.toMatch(/z\.|summary|refusals|runs/)
  expect(() => parseAst(code)).not.toThrow()
})

it('leaves a write the schema its form checks with', () => {
  const code = built(source('POST')) ?? ''

  expect(code).toMatch(/const wish = z\.object.*input: wish/s)
  expect(code).not.toMatch(/answer/)
})

it('touches nothing outside api/', () => {
  expect(built(source('GET'), '/web/portal/main.ts')).toBeUndefined()
})
