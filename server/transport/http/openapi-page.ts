import type { FastifyInstance } from 'fastify'
import type { OperationShape } from '@croupier/api/operation.ts'
import { openApiDocument } from './openapi.ts'

type Json = Record<string, any>

function escape(text: unknown): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function typeOf(schema: Json): string {
  if (schema['enum']) return schema['enum'].map((each: unknown) => JSON.stringify(each)).join(' | ')
  if (schema['const'] !== undefined) return JSON.stringify(schema['const'])
  if (schema['anyOf']) return schema['anyOf'].map(typeOf).join(' | ')
  if (schema['type'] === 'array') return `${typeOf(schema['items'] ?? {})}[]`
  if (schema['type'] === 'object' && schema['properties']) {
    const fields = Object.entries(schema['properties'] as Json).map(([name, each]) => `${name}: ${typeOf(each)}`)
    return `{ ${fields.join(', ')} }`
  }
  return schema['type'] ?? 'any'
}

function section(path: string, method: string, operation: Json): string {
  const parameters = (operation['parameters'] as Json[])
    .map(
      (each) =>
        `<tr><td><code>${escape(each['name'])}</code></td><td>${escape(each['in'])}</td><td>${each['required'] ? 'required' : ''}</td><td><code>${escape(typeOf(each['schema']))}</code></td></tr>`,
    )
    .join('')
  const content = Object.values((operation['requestBody']?.['content'] ?? {}) as Json)[0] as Json | undefined
  const answers = Object.entries(operation['responses'] as Json)
    .map(([status, each]) => {
      const schema = each['content']?.['application/json']?.['schema']
      const value =
        status === '200'
          ? // Some calls answer without an envelope.
            `<code>${escape(typeOf(schema['properties']?.['value'] ?? schema))}</code>`
          : escape(each['description'])
      return `<tr><td>${escape(status)}</td><td>${value}</td></tr>`
    })
    .join('')
  return `<section id="${escape(operation['operationId'])}">
<h3><span>${escape(method.toUpperCase())}</span> ${escape(path)}</h3>
<p>${escape(operation['summary'])}</p>
${parameters ? `<table><caption>Parameters</caption><tbody>${parameters}</tbody></table>` : ''}
${content ? `<p>Body${operation['x-encrypted'] ? ' (as JWE)' : ''}: <code>${escape(typeOf(content['schema']))}</code></p>` : ''}
<table><caption>Answers</caption><tbody>${answers}</tbody></table>
</section>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#2b1d12;background:#fbf7ef}
h3{margin:2.5rem 0 .25rem;font-size:1.05rem;overflow-wrap:anywhere}h3 span{color:#7a4a00}table{border-collapse:collapse;width:100%;margin:.5rem 0}
caption{text-align:start;font-weight:600}td{border-top:1px solid #ddcfb8;padding:.3rem .6rem .3rem 0;vertical-align:top;overflow-wrap:anywhere}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{color:#f3e8d6;background:#17100b}h3 span{color:#e6b566}td{border-color:#463524}}`

function page(document: Json): string {
  const sections = Object.entries(document['paths'] as Json).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(([method, operation]) => section(path, method, operation)),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(document['info'].title)}</title><link rel="stylesheet" href="/openapi.css">
<main><h1>${escape(document['info'].title)}</h1><p>${escape(document['info'].description)}</p>
<p><a href="/openapi.json">openapi.json</a></p>${sections.join('\n')}</main></html>`
}

/** /openapi.json, and /openapi for people: this listener's operations and no others. */
export function mountOpenApi(server: FastifyInstance, title: string, operations: readonly OperationShape[]): void {
  const document = openApiDocument(title, operations)
  const json = JSON.stringify(document)
  const html = page(document)
  server.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(json))
  server.get('/openapi', async (_request, reply) => reply.type('text/html; charset=utf-8').send(html))
  server.get('/openapi.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
}
