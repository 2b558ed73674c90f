import { posix } from 'node:path'
import type { ModuleNode } from '@croupier/server/modules/graph.ts'
import { buildFiles, type Layer, testFiles, testsMay } from './layers.ts'
import type { SourceFile, SqlText } from './source-file.ts'

export interface Violation {
  path: string
  line: number
  rule: string
  says: string
}

export interface House {
  layers: readonly Layer[]
  graph: Readonly<Record<string, ModuleNode>>
}

const workspaceFolders: Record<string, string> = { kit: 'web/kit', client: 'web/client', portal: 'web/portal' }

/** The file or package an import leads to: `server/platform/port.ts`, or `package:zod/mini`. */
export function targetOf(path: string, from: string): string {
  if (from.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), from))
  const own = /^@croupier\/([^/]+)(?:\/(.*))?$/.exec(from)
  if (!own) return `package:${from}`
  const [, workspace = '', rest = ''] = own
  return posix.join(workspaceFolders[workspace] ?? workspace, rest)
}

const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

function folderPattern(folder: string): RegExp {
  return new RegExp(`^${folder.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(?:/|$)`)
}

/** The layer a file belongs to: of those that hold it, the one with the longest folder. */
export function layerOf(layers: readonly Layer[], path: string): { layer: Layer; folder: string } | undefined {
  let found: { layer: Layer; folder: string } | undefined
  for (const layer of layers) {
    const match = folderPattern(layer.folder).exec(path)
    const folder = match?.[0].replace(/\/$/, '')
    if (folder !== undefined && (!found || folder.length > found.folder.length)) found = { layer, folder }
  }
  return found
}

const moduleOf = (path: string) => /^server\/modules\/([^/]+)\//.exec(path)?.[1]

function allows(list: readonly string[], name: string): boolean {
  return list.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name))
}

function mayInTests(path: string): readonly string[] {
  const part = Object.keys(testsMay).find((folder) => folder !== '' && isUnder(path, folder))
  return testsMay[part ?? ''] ?? []
}

/** Why an import must not be, or undefined. */
function importFault(house: House, path: string, target: string): [rule: string, says: string] | undefined {
  const own = layerOf(house.layers, path)
  if (!own) return ['layers', 'stands in a folder that no layer of dev/checks/layers.ts holds']
  const isTest = testFiles.test(path)

  if (target.startsWith('package:')) {
    const name = target.slice('package:'.length)
    const isFree = isTest || buildFiles.test(path) || allows(own.layer.packages, name)
    return isFree ? undefined : ['packages', `${own.folder} may not use ${name}`]
  }

  if (isUnder(target, 'dev') && !isUnder(path, 'dev') && !isTest)
    return ['product-dev', `the product never imports ${target}`]
  if (isUnder(path, 'dev')) return undefined

  const [from, to] = [moduleOf(path), moduleOf(target)]
  if (to !== undefined && to !== from) {
    if (from !== undefined && !house.graph[from]) return ['graph', `the module ${from} stands nowhere in graph.ts`]
    const isOpen = target === `server/modules/${to}/index.ts` || (isTest && testFiles.test(target))
    if (!isOpen) return ['inside', `only ${to}/index.ts may be imported, not ${target}`]
    if (from !== undefined) {
      const mayImport = house.graph[from]?.mayImport ?? []
      return mayImport.includes(to)
        ? undefined
        : ['graph', `${from} may not import ${to}; it may ${mayImport.join(', ') || 'none'}`]
    }
  }
  if (from !== undefined && isUnder(target, 'games')) {
    return house.graph[from]?.games ? undefined : ['graph', `${from} plays no games`]
  }

  const feature = /^web\/portal\/features\/([^/]+)\//
  const [ownFeature, otherFeature] = [feature.exec(path)?.[1], feature.exec(target)?.[1]]
  if (ownFeature && otherFeature && ownFeature !== otherFeature) {
    return ['feature', `the feature ${ownFeature} may not import the feature ${otherFeature}`]
  }
  if (
    isUnder(path, 'web/play') &&
    isUnder(target, 'games') &&
    !/^games\/(?:engine\/|[^/]+\/(?:rules|tables|events)\.ts)/.test(target)
  ) {
    return ['layers', 'a game client may import rules, tables and events alone']
  }

  if (isUnder(target, own.folder)) return undefined
  if (isTest && mayInTests(path).some((folder) => isUnder(target, folder))) return undefined
  if (buildFiles.test(path) && isUnder(target, 'web/build')) return undefined
  if (own.layer.may.some((folder) => isUnder(target, folder))) return undefined
  return ['layers', `${own.folder} may not import ${target}; it may ${own.layer.may.join(', ') || 'nothing else'}`]
}

/** Comments and quoted texts of SQL, replaced by blanks of equal length. */
function bareSql(text: string): string {
  return text.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (part) => part.replace(/[^\n]/g, ' '))
}

/** Which schemas a text names, of those there are, with the line of each. */
function schemasNamed(
  schemas: readonly string[],
  { text, line }: SqlText,
): { schema: string; name: string; line: number }[] {
  const bare = bareSql(text)
  const named = new RegExp(`(?<![\\w."'])(${schemas.join('|')})\\.([a-z_]\\w*)`, 'g')
  return [...bare.matchAll(named)].map((match) => {
    const lines = bare.slice(0, match.index).split('\n').length - 1
    return { schema: match[1]!, name: match[2]!, line: line + lines }
  })
}

function maySpeakTo(house: House, path: string, schema: string, name: string): boolean {
  const module = moduleOf(path)
  if (module === schema) return true
  if (module === 'reporting') return name.endsWith('_view')
  const layer = layerOf(house.layers, path)?.layer
  return allows(layer?.schemas ?? [], schema)
}

/** Every rule that a TypeScript file breaks. */
export function violationsOf(house: House, file: SourceFile): Violation[] {
  const { path } = file
  const violations: Violation[] = []
  const add = (line: number, rule: string, says: string) => violations.push({ path, line, rule, says })

  for (const { from, line } of file.imports) {
    if (from === undefined) {
      if (!isUnder(path, 'dev') && !testFiles.test(path))
        add(line, 'computed', 'an import names its file, it does not compute it')
      continue
    }
    const fault = importFault(house, path, targetOf(path, from))
    if (fault) add(line, ...fault)
  }
  if (testFiles.test(path) || isUnder(path, 'dev')) return violations

  const layer = layerOf(house.layers, path)?.layer
  for (const { name, line } of file.globals) {
    const why = layer?.never?.[name]
    if (why !== undefined) add(line, 'never', `${name}: ${why}`)
  }
  if (isUnder(path, 'games')) {
    for (const { text, line } of file.fractions)
      add(line, 'never', `${text}: a game counts in integers and exact ratios`)
  }
  // Only the server speaks to the database; elsewhere `identity.captcha` is a word.
  if (!isUnder(path, 'server')) return violations
  const schemas = [...Object.keys(house.graph), 'platform', 'graphile_worker']
  for (const sql of file.sql) {
    for (const { schema, name, line } of schemasNamed(schemas, sql)) {
      if (!maySpeakTo(house, path, schema, name))
        add(line, 'schema', `the SQL of ${path} may not name ${schema}.${name}`)
    }
  }
  return violations
}

/** Tables of the platform that functions write what they decided to, in the statement that decides it. */
const platformsOwn: ReadonlySet<string> = new Set(['announce', 'idempotency', 'outbox'])

/**
 * What SQL files may not do. A migration speaks of the schema of the module its name says and of no other; a function also of
 * those its module may import, and it announces what it decided.
 */
export function migrationViolations(house: House, path: string, text: string): Violation[] {
  const migrated = /\/\d{12}-([a-z]+)-[a-z0-9-]+\.sql$/.exec(path)?.[1]
  const module = migrated ?? /^server\/(?:modules\/)?([a-z]+)\/sql\/[a-z0-9_-]+\.sql$/.exec(path)?.[1]
  const owners = [...Object.keys(house.graph), 'platform']
  if (module === undefined || !owners.includes(module)) {
    return [{ path, line: 1, rule: 'schema', says: 'is named <YYYYMMDDHHMM>-<module>-<sentence>.sql' }]
  }
  const below = migrated === undefined ? (house.graph[module]?.mayImport ?? []) : []
  return schemasNamed([...owners, 'graphile_worker'], { text, line: 1 })
    .filter(({ schema }) => schema !== module && !below.includes(schema))
    .filter(({ schema, name }) => migrated !== undefined || schema !== 'platform' || !platformsOwn.has(name))
    .map(({ schema, name, line }) => {
      return { path, line, rule: 'schema', says: `SQL of ${module} may not name ${schema}.${name}` }
    })
}

/** A circle in the graph, as `a → b → a`, or undefined. */
export function cycleIn(graph: House['graph']): string | undefined {
  const done = new Set<string>()
  const walk = (name: string, trail: readonly string[]): string | undefined => {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name].join(' → ')
    if (done.has(name)) return undefined
    for (const next of graph[name]?.mayImport ?? []) {
      const cycle = walk(next, [...trail, name])
      if (cycle) return cycle
    }
    done.add(name)
    return undefined
  }
  for (const name of Object.keys(graph)) {
    const cycle = walk(name, [])
    if (cycle) return cycle
  }
  return undefined
}

export const tell = ({ path, line, rule, says }: Violation) => `${path}:${line} [${rule}] ${says}`
