import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { lateFile, lateFiles } from './late-files.ts'

const portal = fileURLToPath(new URL('../', import.meta.url))
const zod = '/house/node_modules/zod/v4/core/schemas.js'
const shared = `${portal}parts/shared.tsx`
const early = `${portal}page/title.ts`
const operation = '/house/api/games/list-games.ts'

/** Every start of a file is there; those named lead to others. */
function graph(leads: Readonly<Record<string, readonly string[]>>) {
  const starts = new Set(lateFiles.flatMap(([, ...ids]) => ids))
  return {
    getModuleInfo: (id: string) =>
      starts.has(id) || Object.values(leads).some((ids) => ids.includes(id)) ? { importedIds: leads[id] ?? [] } : null,
  }
}

const leads = {
  [`${portal}main.tsx`]: [early],
  [`${portal}app/footer/footer.tsx`]: [early, shared, operation],
  [`${portal}features/home/rows.tsx`]: [shared, zod],
  [operation]: [zod],
}

it('puts a module into the first file that needs it, and leaves the entry alone', () => {
  const file = lateFile()

  expect(file(early, graph(leads))).toBe('base')
  expect(file(shared, graph(leads))).toBe('frame')
  expect(file(`${portal}features/home/rows.tsx`, graph(leads))).toBe('home')
  expect(file(`${portal}main.tsx`, graph(leads))).toBeNull()
})

it('keeps what forms check with in a file of its own', () => {
  const file = lateFile()

  expect([file(operation, graph(leads)), file(zod, graph(leads))]).toEqual(['frame', 'forms'])
})

it('keeps the words of the home page’s rows together, by language', () => {
  const file = lateFile()

  expect(file('\0virtual:words/bn/home', graph(leads))).toBe('bn-home')
  expect(file('\0virtual:words/bn/lobby', graph(leads))).toBe('bn-home')
  expect(file('\0virtual:words/bn/deposit', graph(leads))).toBeNull()
})

it('stops a build that has lost where a file begins', () => {
  expect(() => lateFile()(early, { getModuleInfo: () => null })).toThrow(/is not built/)
})
