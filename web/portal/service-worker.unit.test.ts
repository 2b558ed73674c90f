import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const ORIGIN = 'https://play.example'
const INBOX = '/member?page=messageV2'

type Handler = (event: object) => void

/** The worker as a browser runs it, over pages that are open. */
function startWorker(openPages: readonly string[] = []) {
  const handlers = new Map<string, Handler>()
  const shown: [string, Record<string, unknown>][] = []
  const focused: string[] = []
  const opened: string[] = []
  const self = {
    location: new URL(ORIGIN),
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification: async (title: string, more: object) => shown.push([title, { ...more }]) },
    clients: {
      matchAll: async () => openPages.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (url: string) => opened.push(url),
    },
  }
  const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
  runInNewContext(source, { self, URL, BUILD: 'assets/a.js', FILES: ['/offline.html'] })
  const send = async (name: string, event: object): Promise<void> => {
    const waits: unknown[] = []
    handlers.get(name)!({ ...event, waitUntil: (until: unknown) => waits.push(until) })
    await Promise.all(waits)
  }
  return { send, shown, focused, opened }
}

const told = { title: '500.00 BDT has arrived', lang: 'en', dir: 'ltr', tag: '7', url: INBOX }

describe('the service worker', () => {
  it('shows what it is told, a message that comes twice once', async () => {
    const { send, shown } = startWorker()
    await send('push', { data: { json: () => told } })

    expect(shown).toEqual([
      [told.title, { lang: 'en', dir: 'ltr', tag: '7', icon: '/mark.svg', data: `${ORIGIN}${INBOX}` }],
    ])
  })

  it('shows something whatever comes', async () => {
    const { send, shown } = startWorker()
    await send('push', { data: null })

    expect(shown).toEqual([['play.example', expect.objectContaining({ tag: 'message', data: `${ORIGIN}/` })]])
  })

  it('opens the messages by a press, and leaves pages alone that show something else', async () => {
    const press = { notification: { data: `${ORIGIN}${INBOX}`, close: () => undefined } }
    const elsewhere = startWorker([`${ORIGIN}/member?page=withdraw`])
    await elsewhere.send('notificationclick', press)
    expect(elsewhere).toMatchObject({ focused: [], opened: [`${ORIGIN}${INBOX}`] })

    const there = startWorker([`${ORIGIN}/rng`, `${ORIGIN}${INBOX}`])
    await there.send('notificationclick', press)
    expect(there).toMatchObject({ focused: [`${ORIGIN}${INBOX}`], opened: [] })
  })
})
