import { expect, it } from 'vitest'
import { readSource } from './sources.ts'
import { words } from './vite-plugin.ts'

/** The source of a virtual module as the plugin writes it. */
function load(id: string, options = { always: ['shell', 'kit'] } as Parameters<typeof words>[0]): string {
  const { load: hook } = words(options) as unknown as { load: { handler: (id: string) => { code: string } } }
  return hook.handler.call({ addWatchFile: () => undefined }, `\0${id}`).code
}

it('[C-11] gives every language a loader, and no words, to the first file', () => {
  const code = load('virtual:words')

  expect(code).toContain('"bn": () => import("virtual:words/bn")')
  expect(code).not.toContain('import("virtual:words/zh-Hant")')
  expect(code).toContain('export const load = (code) => loaders[code]?.() ?? loaders["en"]()')
  expect(code).not.toContain('shell.')
})

it('[C-11] keeps the loaders of languages that are not at hand in a file of their own', () => {
  const options = { always: ['shell'], atHand: ['en', 'bn'] } as const
  const code = load('virtual:words', options)

  expect(code).toContain('"bn": () => import("virtual:words/bn")')
  expect(code).not.toContain('"ar"')
  expect(code).toContain('import("virtual:words/+others").then((others) => (others.loaders[code] ?? loaders["en"])())')
  const others = load('virtual:words/+others', options)
  expect(others).toContain('"ar": () => import("virtual:words/ar")')
  expect(others).not.toContain('"bn"')
})

it('[C-11] puts what every page needs into the language’s file and the rest behind loaders', () => {
  const code = load('virtual:words/bn')

  expect(code).toContain(JSON.stringify(readSource('shell', 'bn')['header.login']))
  expect(code).not.toContain('identity.login.title')
  expect(code).toContain('"identity": () => import("virtual:words/bn/identity")')
})

it('[C-11] falls back to English for a language without words of its own', () => {
  const code = load('virtual:words/de')

  expect(code).toContain(JSON.stringify(readSource('shell', 'en')['header.login']))
  expect(code).toContain('"identity": () => import("virtual:words/en/identity")')
})

it('leaves out the areas a front end has no business with', () => {
  const code = load('virtual:words/en', { always: ['shell'], leaveOut: (area) => area.startsWith('console') })

  expect(code).toContain('virtual:words/en/identity')
  expect(code).not.toContain('console')
})

it('refuses an unknown language', () => {
  expect(() => load('virtual:words/xx')).toThrow('no language xx')
})
