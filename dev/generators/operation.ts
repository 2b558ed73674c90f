import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { GeneratorFault } from './fault.ts'

const KEBAB = /^[a-z]+(-[a-z]+)+$/
/** The formatter's. */
const LINE_WIDTH = 120
const DOMAIN = /^[a-z]+$/

function camelOf(kebab: string): string {
  return kebab.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function apiFile(domain: string, name: string): string {
  return `import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const ${camelOf(name)} = operation({
  name: '${camelOf(name)}',
  summary: 'Say in one sentence what it does.',
  method: 'POST',
  path: '/wps/${domain}/${name}',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({}),
  refusals: [],
  runs: 'transaction',
})
`
}

function handlerFile(domain: string, name: string): string {
  return `import { ${camelOf(name)} } from '@croupier/api/${domain}/${name}.ts'
import { implement } from '../../platform/implement.ts'

export default implement(${camelOf(name)}, async () => {
  return {}
})
`
}

function testFile(domain: string, name: string): string {
  const words = name.replaceAll('-', ' ')
  return `import { expect, it } from 'vitest'
import { ${camelOf(name)} } from '@croupier/api/${domain}/${name}.ts'
import * as z from 'zod/mini'

it('${words} refuses a field it does not know', () => {
  expect(z.safeParse(${camelOf(name)}.input, { unknown: true }).success).toBe(false)
})

it.todo('${words}: given, when, then')
`
}

/** The module's index with one more handler: its import in alphabetical order, its name at the end of the list. */
export function withHandler(index: string, name: string): string {
  const camel = camelOf(name)
  const line = `import ${camel} from './${name}.ts'`
  const list = /export const operations: Operations = \[([^\]]*)\]/.exec(index)
  if (!list) throw new GeneratorFault('index.ts holds no list “export const operations: Operations = […]”')
  const entries = list[1]!
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const all = [...entries, camel]
  const inOneLine = `export const operations: Operations = [${all.join(', ')}]`
  const listed =
    inOneLine.length <= LINE_WIDTH
      ? inOneLine
      : `export const operations: Operations = [\n${all.map((entry) => `  ${entry},\n`).join('')}]`
  const lines = index.replace(list[0], listed).split('\n')
  const isLater = (other: string) =>
    /^import \w+ from '\.\//.test(other) && other.slice(other.indexOf("'")) > line.slice(line.indexOf("'"))
  const lastImport = lines.findLastIndex((other) => /^import .* from '|^\} from '/.test(other))
  const place = lines.findIndex(isLater)
  lines.splice(place < 0 ? lastImport + 1 : place, 0, line)
  return lines.join('\n')
}

function newIndex(domain: string): string {
  return `/** What the ${domain} module is for, and what it refuses to know. */
import type { Operations } from '../../platform/implement.ts'

export const operations: Operations = []
`
}

/** Writes an operation's files below \`root\`; changes nothing where one of them exists. Answers the paths. */
export async function writeOperation(root: URL, domain: string, name: string): Promise<string[]> {
  if (!DOMAIN.test(domain)) throw new GeneratorFault(`a domain is one word, such as wallet; this is “${domain}”`)
  if (!KEBAB.test(name))
    throw new GeneratorFault(`an operation is verb-noun, such as request-withdrawal; this is “${name}”`)
  const files: Record<string, string> = {
    [`api/${domain}/${name}.ts`]: apiFile(domain, name),
    [`server/modules/${domain}/${name}.ts`]: handlerFile(domain, name),
    [`server/modules/${domain}/${name}.test.ts`]: testFile(domain, name),
  }
  const taken = Object.keys(files).find((path) => existsSync(new URL(path, root)))
  if (taken) throw new GeneratorFault(`${taken} exists already`)

  const index = `server/modules/${domain}/index.ts`
  const before = existsSync(new URL(index, root)) ? await readFile(new URL(index, root), 'utf8') : newIndex(domain)
  files[index] = withHandler(before, name)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(new URL('.', new URL(path, root)), { recursive: true })
    await writeFile(new URL(path, root), text)
  }
  return Object.keys(files)
}
