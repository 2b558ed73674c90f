import type { Catalogue } from '@croupier/words/render.ts'
import type { Language } from '@croupier/words/languages.ts'
import { expect, it } from 'vitest'
import { createWords } from './create-words.ts'

const login = 'shell.header.login'
const refused = 'refusals.unknown.error'

/** A page whose loads finish when the test says so. */
function page({ stored = null as string | null, device = ['xx'] } = {}) {
  const pending = new Map<string, { finish(): void; fail(): void }[]>()
  const declared: string[] = []
  const faults: string[] = []
  let remembered = stored

  function load(name: string, messages: Catalogue): Promise<Catalogue> {
    const { promise, resolve, reject } = Promise.withResolvers<Catalogue>()
    const entry = { finish: () => resolve(messages), fail: () => reject(new Error(`no ${name}`)) }
    pending.set(name, [...(pending.get(name) ?? []), entry])
    return promise
  }

  const words = createWords({
    load: async (language) => ({
      messages: await load(language, { [login]: `login ${language}` }),
      areas: {
        refusals: async () => ({
          messages: await load(`${language}/refusals`, { [refused]: `refused ${language}` }),
        }),
      },
    }),
    deviceLanguages: () => device,
    read: () => remembered,
    remember: (language) => {
      remembered = language
    },
    declare: (language, direction) => declared.push(`${language} ${direction}`),
    report: (message) => faults.push(message),
  })

  async function settle(name: string, how: 'finish' | 'fail' = 'finish') {
    await Promise.resolve()
    const entry = pending.get(name)?.shift()
    if (!entry) throw new Error(`nothing asked for ${name}; asked: ${[...pending.keys()].join(' ')}`)
    entry[how]()
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }

  async function started(language: Language) {
    const start = words.start(language)
    await settle(language)
    await start
    return words
  }

  return { words, settle, started, declared, faults, remembered: () => remembered }
}

it('[C-11] takes the chosen language, else the device’s, of those that are offered, else the brand’s', () => {
  expect(page({ stored: 'ar' }).words.firstLanguage(['en', 'bn', 'ar'], 'bn')).toBe('ar')
  expect(page({ stored: 'th', device: ['en'] }).words.firstLanguage(['en', 'bn'], 'bn')).toBe('en')
  expect(page({ device: ['fr', 'en'] }).words.firstLanguage(['en', 'bn'], 'bn')).toBe('en')
  expect(page({ device: ['en-GB', 'fr'] }).words.firstLanguage(['en', 'bn'], 'bn')).toBe('en')
  expect(page({ device: ['fr'] }).words.firstLanguage(['en', 'bn'], 'bn')).toBe('bn')
  expect(page({ stored: 'klingon', device: ['xx'] }).words.firstLanguage(['en', 'bn'], 'bn')).toBe('bn')
})

it('[C-11] changes the screen once the language is there, says its direction, and remembers it', async () => {
  const { started, settle, declared, remembered } = page()
  const words = await started('en')

  const choice = words.choose('ar')
  expect(words.current().t(login)).toBe('login en')
  expect(remembered()).toBeNull()
  await settle('ar')
  await choice

  expect(words.current().t(login)).toBe('login ar')
  expect(declared).toEqual(['en ltr', 'ar rtl'])
  expect(remembered()).toBe('ar')
})

it('keeps the old language when the new one cannot be loaded, and can try again', async () => {
  const { started, settle, remembered } = page()
  const words = await started('en')

  const [failed] = await Promise.allSettled([words.choose('bn'), settle('bn', 'fail')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no bn' } })
  expect(words.current().language).toBe('en')
  expect(remembered()).toBeNull()
  const again = words.choose('bn')
  await settle('bn')
  await again

  expect(words.current().language).toBe('bn')
})

it('shows the last language chosen, whichever arrives first', async () => {
  const { started, settle, remembered } = page()
  const words = await started('en')

  const first = words.choose('bn')
  const second = words.choose('ar')
  await settle('ar')
  await settle('bn')
  await Promise.all([first, second])

  expect(words.current().language).toBe('ar')
  expect(remembered()).toBe('ar')
})

it('brings an area when it is needed, once, and along with a later language', async () => {
  const { started, settle, faults } = page()
  const words = await started('en')

  expect(words.current().t(refused)).toBe(refused)
  expect(faults).toHaveLength(1)
  const need = words.need('refusals')
  expect(words.need('refusals')).toBe(need)
  await settle('en/refusals')
  await need
  expect(words.has('refusals')).toBe(true)
  expect(words.current().t(refused)).toBe('refused en')
  const choice = words.choose('bn')
  await settle('bn')
  await settle('bn/refusals')
  await choice

  expect(words.current().t(refused)).toBe('refused bn')
})

it('brings an area that is asked for while the language changes', async () => {
  const { started, settle } = page()
  const words = await started('en')

  const choice = words.choose('bn')
  const need = words.need('refusals')
  await settle('bn')
  await settle('bn/refusals')
  await Promise.all([choice, need])

  expect(words.current().t(refused)).toBe('refused bn')
  expect(words.has('refusals')).toBe(true)
})

it('knows which keys it can say', async () => {
  const words = await page().started('en')

  expect(words.current().knows(login)).toBe(true)
  expect(words.current().knows('shell.nothing')).toBe(false)
  expect(words.current().knows('constructor')).toBe(false)
})

it('notifies its listeners, until they unsubscribe', async () => {
  const { started, settle } = page()
  const words = await started('en')
  let told = 0
  const leave = words.subscribe(() => {
    told += 1
  })

  const first = words.choose('bn')
  await settle('bn')
  await first
  leave()
  const second = words.choose('ar')
  await settle('ar')
  await second

  expect(told).toBe(1)
})
