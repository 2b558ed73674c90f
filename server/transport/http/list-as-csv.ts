import { csvLine } from '@croupier/basis/csv-line.ts'
import type { OperationShape } from '@croupier/api/operation.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { nameOfActor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { auditPort } from '../../platform/audit-port.ts'
import type { Implementation } from '../../platform/implement.ts'
import { type Call, invoke } from '../../platform/invoke.ts'

interface Def {
  type: string
  shape?: Record<string, { _zod: { def: Def } }>
  innerType?: { _zod: { def: Def } }
  element?: { _zod: { def: Def } }
}

const defOf = (schema: unknown): Def => (schema as { _zod: { def: Def } })._zod.def

/** What is behind `nullable` and `optional`. */
function inner(def: Def): Def {
  return def.innerType ? inner(def.innerType._zod.def) : def
}

/** Where an answer has its list and what one of it is made of, by its schema; undefined for what is no list of things. */
function listIn({ output }: Pick<OperationShape, 'output'>): { name: string; item: Def } | undefined {
  const lists = Object.entries(defOf(output).shape ?? {}).flatMap(([name, schema]) => {
    const element = inner(schema._zod.def).element
    const item = element && inner(element._zod.def)
    return item?.type === 'object' ? [{ name, item }] : []
  })
  return lists.find(({ name }) => name === 'list') ?? (lists.length === 1 ? lists[0] : undefined)
}

/** Whether an operation can be asked for as CSV: it reads a list, whole or a page at a time. */
export function isList(operation: OperationShape): boolean {
  return operation.method === 'GET' && operation.runs === 'reads' && listIn(operation) !== undefined
}

/** Whether somebody asks for CSV before anything else. */
export function asksForCsv({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^\s*text\/csv\b/i.test(headers.accept ?? '')
}

/** The columns of a list: each plain value of an item, what stands inside of another named `outer.inner`. */
function columnsOf(item: Def): string[][] {
  return Object.entries(item.shape ?? {}).flatMap(([name, schema]) => {
    const def = inner(schema._zod.def)
    return def.type === 'object' ? columnsOf(def).map((path) => [name, ...path]) : [[name]]
  })
}

/** Later than 2001 in milliseconds, and more than any count of anything else that is answered. */
const LEAST_MOMENT = 1_000_000_000_000

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && value >= LEAST_MOMENT) return new Date(value).toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean | bigint)
}

function lineOf(columns: readonly string[][], row: unknown): string {
  const at = (path: readonly string[]) =>
    path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], row)
  return csvLine(columns.map((path) => cell(at(path))))
}

/** The largest page that the operation takes: fewer questions for the same rows. */
function pageSizeOf({ input }: OperationShape, asked: object): { pageSize?: number } {
  const sizes = [1000, 500, 200, 100, 50, 20]
  const pageSize = sizes.find((size) => z.safeParse(input, { ...asked, pageSize: size }).success)
  return pageSize === undefined ? {} : { pageSize }
}

/**
 * The list as its caller may see it, filtered as it is asked for, from the place where the question begins to its end: page
 * after page, none of which is held longer than it takes to write it. @throws Refusal as the operation does, before the first
 * line
 */
async function* listAsCsv(app: App, implementation: Implementation, call: Call, asked: object): AsyncGenerator<string> {
  const { operation } = implementation
  const { name, item } = listIn(operation)!
  const columns = columnsOf(item)
  const takes = defOf(operation.input).shape ?? {}
  const place = 'before' in takes ? 'before' : 'after'
  const size = 'pageSize' in takes ? pageSizeOf(operation, asked) : {}
  let from: Record<string, string> = {}
  let head = `\uFEFF${csvLine(columns.map((path) => path.join('.')))}`
  for (;;) {
    const answer = await invoke(app, implementation, call, { ...asked, ...size, ...from })
    const { [name]: rows, next } = answer as { [list: string]: unknown; next?: string | null }
    yield head + (rows as readonly unknown[]).map((row) => lineOf(columns, row)).join('')
    if (next === null || next === undefined || !(place in takes)) return
    head = ''
    from = { [place]: next }
  }
}

async function* startingWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

/** Sends a list as a CSV document; an operator's is written in the audit log, for it may be all there is. */
export async function sendListAsCsv(
  app: App,
  implementation: Implementation,
  reply: FastifyReply,
  { call, asked }: { call: Call; asked: object },
): Promise<FastifyReply> {
  const { name } = implementation.operation
  const lines = listAsCsv(app, implementation, call, asked)
  const first = await lines.next()
  const { actor, requestId, visit } = call
  if (actor.kind === 'staff') {
    const details = { list: name, ...(Object.keys(asked).length > 0 && { filter: JSON.stringify(asked) }) }
    const line = { actor: nameOfActor(actor), action: 'save list', requestId, ip: visit?.ip ?? null, details }
    await app.database.transaction((tx) => app.ports.use(auditPort).record(tx, { ...line, outcome: 'done' }))
  }
  const day = new Date(app.clock.now()).toISOString().slice(0, 10)
  const file = name
    .replace(/^list/, '')
    .replaceAll(/(?!^)([A-Z])/g, '-$1')
    .toLowerCase()
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${file}-${day}.csv"`)
    .send(Readable.from(startingWith(String(first.value), lines)))
}
