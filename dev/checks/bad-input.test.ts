import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OperationShape } from '@croupier/api/operation.ts'
import { whiteLabelModules } from '@croupier/api/settings/white-label.ts'
import { whiteLabel } from '@croupier/server/modules/settings/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { settingsPort } from '@croupier/server/platform/settings.ts'
import { listenerOf, routesOf } from '@croupier/server/transport/http/routes.ts'
import { operations } from '@croupier/server/wiring.ts'
import { type Cast, signInTheCast, tokenFor } from '../testing/cast.ts'
import { useServer } from '../testing/server.ts'

/*
 * Every operation meets every kind of bad input, one field at a time: the right refusal, by name, and nothing written.
 * The table is made from the registry, so a new operation is in it from its first day.
 *
 * Not repeated on another PostgreSQL: what is refused here is refused before any statement of an operation's own.
 */

const server = useServer()
let cast: Cast

type JsonSchema = {
  properties?: Record<string, JsonSchema>
  required?: string[]
  type?: string
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  [key: string]: unknown
}

function schemaOf(operation: OperationShape): JsonSchema {
  return z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

const ODD = { 'a NUL': 'a\0b', 'half a surrogate pair': 'a\ud800b' }

interface BadInput {
  what: string
  field: string
  value: unknown
}

/** What is wrong for a field whatever it means. GET sends texts only, so a wrong type there is a list. */
function badValues(name: string, field: JsonSchema, isRequired: boolean, isGet: boolean): BadInput[] {
  // A value of any shape is judged by what it is for, once the operation knows that.
  if (Object.keys(field).length === 0) return isRequired ? [{ what: 'nothing', field: name, value: undefined }] : []
  // A picture is a long text by its nature: longer than its own most.
  const overLong = Math.max(isGet ? 7_000 : 100_000, Number(field.maxLength ?? 0) + 1)
  const bad: BadInput[] = [{ what: 'an over-long text', field: name, value: '9'.repeat(overLong) }]
  if (isRequired) bad.push({ what: 'nothing', field: name, value: undefined })
  if (!isGet) bad.push({ what: 'an object', field: name, value: { a: { b: [1] } } })
  const takesText = field.type === 'string' || field.anyOf?.some((each) => each.type === 'string')
  if (takesText && !isGet) bad.push({ what: 'a number', field: name, value: 4.5e30 })
  if (takesText && !isGet) for (const [what, value] of Object.entries(ODD)) bad.push({ what, field: name, value })
  return bad
}

const plain = operations.map((each) => each.operation as OperationShape)
const table = plain.flatMap((operation) => {
  const schema = schemaOf(operation)
  const route = routesOf(operation)[0]!
  const inPath = new Set([...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]))
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => !inPath.has(name))
  const isGet = route.method === 'GET'
  return fields.flatMap(([name, field]) =>
    badValues(name, field, schema.required?.includes(name) ?? false, isGet).map((bad) => ({
      operation,
      route,
      bad,
      isGet,
    })),
  )
})

/** One address may not call as often as all operations together are called here. */
let calls = 0
const CALLS_OF_ONE = 200
function nextAddress(): string {
  calls += 1
  return `198.18.0.${1 + Math.floor(calls / CALLS_OF_ONE)}`
}

/** Tables that count calls rather than keep what was asked. */
const BOOKKEEPING = ['platform.body_nonce', 'platform.rate_limit', 'platform.body_key', 'platform.idempotency']

async function rowCounts(): Promise<Record<string, number>> {
  const { database } = server().wired.app
  const tables = await database.many<{ name: string }>(sql`
    select schemaname || '.' || tablename as name
    from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'graphile_worker')
    order by 1`)
  const counted = tables.filter(({ name }) => !BOOKKEEPING.includes(name))
  const text = counted
    .map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
    .join(' union all ')
  const { rows } = await database.pool.query(text)
  return Object.fromEntries(rows.map((row: { name: string; rows: number }) => [row.name, row.rows]))
}

async function send(row: (typeof table)[number]) {
  const { operation, route, bad, isGet } = row
  const url = route.path.replaceAll(/:(\w+)/g, 'x')
  const query = isGet && typeof bad.value === 'string' ? `?${new URLSearchParams({ [bad.field]: bad.value })}` : ''
  return server().call(listenerOf(operation) === 'console' ? 'console' : 'portal', {
    method: route.method,
    url: url + query,
    ...(isGet ? {} : { body: bad.value === undefined ? {} : { [bad.field]: bad.value } }),
    encrypted: operation.encrypted === true,
    token: tokenFor(operation, cast),
    address: nextAddress(),
  })
}

describe('every operation refuses bad input by naming the field', () => {
  let before: Record<string, number>
  beforeAll(async () => {
    cast = await signInTheCast(server())
    // What an operator has switched off refuses everything alike.
    const { app } = server().wired
    const settings = app.ports.use(settingsPort)
    const allOn = Object.fromEntries(whiteLabelModules.map((module) => [module, true]))
    await app.database.transaction((tx) => settings.change(tx, whiteLabel, allOn, 'test'))
    await settings.refresh()
    before = await rowCounts()
  })

  it.each(table.map((row) => [row.operation.name, row.bad.what, row.bad.field, row] as const))(
    '[J-03] %s: %s as %s',
    async (_name, _what, field, row) => {
      const answer = await send(row)
      const body = answer.json()

      expect(answer.headers['x-request-id']).toBeDefined()
      expect(body.success).toBe(false)
      // A limit of the operation's own may come first; it says so with its own code.
      if (answer.statusCode !== 429) {
        expect([answer.statusCode, body.errorCode]).toEqual([400, 'request.invalid'])
        expect(body.value.fields.map((each: { field: string }) => each.field.split('.')[0])).toContain(field)
      }
    },
  )

  it('and writes nothing', async () => {
    expect(await rowCounts()).toEqual(before)
  })
})

describe('every operation answers in the envelope', () => {
  const callers = plain.map((operation) => [operation.name, operation] as const)

  it.each(callers)('%s without a session', async (_name, operation) => {
    const route = routesOf(operation)[0]!
    const isConsole = listenerOf(operation) === 'console'

    const answer = await server().call(isConsole ? 'console' : 'portal', {
      method: route.method,
      url: route.path.replaceAll(/:(\w+)/g, 'x'),
      token: 'f'.repeat(43),
      address: nextAddress(),
    })

    expect(answer.statusCode).toBeLessThan(500)
    // What is told under /lgw and /lotto is the value itself.
    if (!operation.bare || answer.statusCode >= 400) expect(typeof answer.json().success).toBe('boolean')
    if (operation.caller === 'staff') expect(answer.json().errorCode).toBe('staff.not.session')
    else if (operation.caller !== 'anyone') expect(answer.json().errorCode).toBe('login.not.session')
  })

  const prefixed = callers.filter(([, operation]) =>
    routesOf(operation).some((route) => /^\/(wps|lgw|lotto)\//.test(route.path)),
  )
  it.each(prefixed)('%s refuses the wrong merchant', async (_name, operation) => {
    const route = routesOf(operation)[0]!

    const answer = await server().call('portal', {
      method: route.method,
      url: route.path.replaceAll(/:(\w+)/g, 'x'),
      headers: { merchant: 'nobody' },
      address: nextAddress(),
    })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'function.not.available'])
  })
})
