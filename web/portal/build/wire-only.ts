import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const api = fileURLToPath(new URL('../../../api/', import.meta.url))

/** What a browser in production never reads of an operation. */
const unread = new Set(['summary', 'output', 'refusals', 'runs', 'perMinute', 'audited'])

interface Node {
  type: string
  start: number
  end: number
}

interface Property extends Node {
  /** Absent of `...common`, which stays as it is. */
  key?: { name?: string; value?: unknown }
  value?: { value?: unknown }
}

function nameOf({ key }: Property): string | undefined {
  return key && (key.name ?? String(key.value))
}

/** Every call of `operation({…})` in a module, as the list of its properties. */
function operationsIn(node: unknown, found: Property[][] = []): Property[][] {
  if (Array.isArray(node)) {
    for (const each of node) operationsIn(each, found)
  } else if (typeof node === 'object' && node !== null) {
    const call = node as {
      type?: string
      callee?: { name?: string }
      arguments?: { properties?: Property[] }[]
    }
    if (call.type === 'CallExpression' && call.callee?.name === 'operation') {
      found.push(call.arguments?.[0]?.properties ?? [])
    }
    for (const child of Object.values(node)) if (typeof child === 'object') operationsIn(child, found)
  }
  return found
}

interface Declaration extends Node {
  declarations?: { id: { name?: string } }[]
  specifiers?: { local: { name: string } }[]
}

const isNamedOnce = (code: string, name: string) => code.match(new RegExp(String.raw`\b${name}\b`, 'g'))?.length === 1

/** The names that a statement makes and nothing else of the module may use. */
function namesOf({ type, declarations, specifiers }: Declaration): string[] {
  if (type === 'ImportDeclaration') return specifiers?.map(({ local }) => local.name) ?? []
  const name = type === 'VariableDeclaration' ? declarations?.[0]?.id.name : undefined
  return name === undefined ? [] : [name]
}

/** Takes out the constants and imports of a module that nothing in it names any more: what is not imported is not in its file. */
function withoutUnused(code: string, parse: (code: string) => unknown): string {
  const { body } = parse(code) as { body: Declaration[] }
  for (const statement of body) {
    const names = namesOf(statement)
    if (names.length === 0 || !names.every((name) => isNamedOnce(code, name))) continue
    return withoutUnused(code.slice(0, statement.start) + code.slice(statement.end), parse)
  }
  return code
}

/**
 * Takes out of the built operations what only the server and a developer need: the schema of every answer, and the
 * schema of a read's input. The input of a write stays, its form checks with it. zod so leaves the first page.
 */
export function wireOnly(): Plugin {
  return {
    name: 'croupier-wire-only',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\.ts$/, code: /\boperation\(/ },
      handler(code, id) {
        if (!id.startsWith(api)) return null
        const cuts: [number, number][] = []
        for (const properties of operationsIn(this.parse(code))) {
          const method = properties.find((each) => nameOf(each) === 'method')?.value?.value
          // What several operations have in common may say the method: then their forms are left to be checked.
          const isForm = method === 'POST' || method === 'PUT' || method === undefined
          properties.forEach((property, place) => {
            const name = nameOf(property)
            if (name === undefined || (!unread.has(name) && !(name === 'input' && !isForm))) return
            cuts.push([property.start, properties[place + 1]?.start ?? property.end])
          })
        }
        let kept = code
        for (const [start, end] of cuts.sort((one, other) => other[0] - one[0])) {
          kept = kept.slice(0, start) + kept.slice(end)
        }
        return { code: withoutUnused(kept, (text) => this.parse(text)), map: null }
      },
    },
  }
}
