import { parseSync } from 'oxc-parser'

export interface Import {
  /** What stands between the quotes; undefined where a dynamic import computes it. */
  from: string | undefined
  line: number
  /** What it takes of there, by the names given there, `*` being all of it; types are none. Undefined where nobody can say. */
  names?: readonly string[]
}

export interface SqlText {
  text: string
  line: number
}

/** What the boundary rules look at in one file. */
export interface SourceFile {
  /** From the repository's root, with slashes. */
  path: string
  imports: Import[]
  sql: SqlText[]
  /** Global names that are used, and members of them: `fetch`, `Math.random`, `Date`. */
  globals: { name: string; line: number }[]
  /** Numbers written with a fraction. */
  fractions: { text: string; line: number }[]
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const SQL = /\b(?:select|insert\s+into|update|delete\s+from|call|lock\s+table|truncate|create|alter|drop|refresh)\s/i
const WATCHED = new Set([
  'fetch',
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'crypto',
  'WebSocket',
  'require',
  'globalThis',
])

/** Reads a TypeScript file by its syntax tree: comments and texts are never taken for code. */
export function readSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text)
  const starts = [0, ...[...text.matchAll(/\n/g)].map((newline) => newline.index + 1)]
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1

  const file: SourceFile = { path, imports: [], sql: [], globals: [], fractions: [] }
  for (const statement of parsed.module.staticImports) {
    const names = statement.entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*')
    file.imports.push({ from: statement.moduleRequest.value, line: lineAt(statement.start), names })
  }
  for (const statement of parsed.module.staticExports) {
    const from = statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value
    if (from !== undefined) file.imports.push({ from, line: lineAt(statement.start) })
  }

  const keepSql = (sql: string, node: Node) => {
    if (SQL.test(sql)) file.sql.push({ text: sql, line: lineAt(node.start) })
  }

  const visit = (node: Node): void => {
    switch (node.type) {
      case 'ImportExpression': {
        const source = node['source'] as Node
        const value = source.type === 'Literal' ? source['value'] : undefined
        file.imports.push({ from: typeof value === 'string' ? value : undefined, line: lineAt(node.start) })
        break
      }
      case 'TemplateLiteral': {
        const quasis = node['quasis'] as (Node & { value: { raw: string } })[]
        keepSql(quasis.map((quasi) => quasi.value.raw).join(' $ '), node)
        break
      }
      case 'Literal':
        if (typeof node['value'] === 'string') keepSql(node['value'], node)
        if (typeof node['value'] === 'number' && !Number.isInteger(node['value'])) {
          file.fractions.push({ text: text.slice(node.start, node.end), line: lineAt(node.start) })
        }
        break
      case 'Identifier':
        if (WATCHED.has(node['name'] as string)) {
          file.globals.push({ name: node['name'] as string, line: lineAt(node.start) })
        }
        break
      case 'MemberExpression': {
        const [object, property] = [node['object'] as Node, node['property'] as Node]
        if (object['name'] === 'Math' && property['name'] === 'random') {
          file.globals.push({ name: 'Math.random', line: lineAt(node.start) })
        }
        visit(object)
        // The name after the dot is no global, unless it is computed.
        if (node['computed'] === true) visit(property)
        return
      }
      case 'Property':
      case 'PropertyDefinition':
      case 'MethodDefinition':
        if (node['computed'] !== true) {
          if (node['value']) visit(node['value'] as Node)
          return
        }
        break
      default:
        // Types are erased; what they name is not used.
        if (node.type.startsWith('TS') && !node.type.endsWith('Expression')) return
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (child && typeof child === 'object' && typeof (child as Node).type === 'string') visit(child as Node)
      }
    }
  }
  visit(parsed.program as unknown as Node)
  return file
}
