import { expect, it } from 'vitest'
import { openPortalFrame } from './portal-frame.ts'

const portal = 'https://portal.example'

function framed() {
  const told: unknown[] = []
  const parent = { postMessage: (message: unknown, to: string) => told.push([message, to]) }
  const own = Object.assign(new EventTarget(), { parent })
  const frame = openPortalFrame({ own: own as unknown as Window, portal })
  const heard: string[] = []
  frame.listen((request) => heard.push(request))
  function post(data: unknown, from: object = {}) {
    own.dispatchEvent(Object.assign(new Event('message'), { data, origin: portal, source: parent, ...from }))
  }
  return { frame, told, heard, post, own }
}

it('tells the page that frames it, by its origin', () => {
  const { frame, told } = framed()
  frame.tell({ type: 'round', roundId: 'r1' })

  expect(told).toEqual([[{ croupier: 1, type: 'round', roundId: 'r1' }, portal]])
})

it('hears what it knows from the page that frames it, and nothing else', () => {
  const { heard, post, own } = framed()
  post({ croupier: 1, type: 'pause' })
  for (const odd of [
    null,
    'pause',
    7,
    {},
    { type: 'pause' },
    { croupier: 2, type: 'pause' },
    { croupier: 1, type: 'bet' },
  ])
    post(odd)
  post({ croupier: 1, type: 'mute' }, { origin: 'https://elsewhere.example' })
  post({ croupier: 1, type: 'mute' }, { source: own })

  expect(heard).toEqual(['pause'])
})
