import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { SettleForm } from './settle-form.tsx'

/** What is drawn of each box, by its label, and what was last shown. */
const drawn = vi.hoisted(() => ({
  boxes: new Map<string, (event: { target: { value: string } }) => void>(),
  reset: vi.fn<() => void>(),
}))
const box = vi.hoisted(() => (props: { label: string; onChange: (event: { target: { value: string } }) => void }) => {
  drawn.boxes.set(props.label, props.onChange)
  return null
})
vi.mock('@croupier/client/use-operation.ts', () => ({
  useCall: () => ({ data: undefined, error: null, isPending: false, mutate: () => {}, reset: drawn.reset }),
}))
vi.mock('@croupier/client/words/use-words.ts', () => ({ useWords: () => ({ t: (key: string) => key }) }))
vi.mock('@croupier/kit/words.tsx', () => ({ useKit: () => ({ timeZone: 'Asia/Dhaka' }) }))
vi.mock('@croupier/kit/fields/select.tsx', () => ({ Select: box }))
vi.mock('@croupier/kit/fields/text-field.tsx', () => ({ TextField: box }))
vi.mock('@croupier/kit/components/button.tsx', () => ({ Button: () => null }))
vi.mock('../lists/problem.tsx', () => ({ Problem: () => null }))
vi.mock('./settlement-lines.tsx', () => ({ SettlementLines: () => null }))

it.each([
  ['console-agents.kind', 'daily'],
  ['console-agents.length', 'week'],
  ['console-agents.at', '2026-11-01T00:00'],
])('takes away what was shown, and the button that settles it, once %s is another', (label, value) => {
  drawn.reset.mockClear()
  renderToString(createElement(SettleForm))

  drawn.boxes.get(label)!({ target: { value } })

  expect(drawn.reset).toHaveBeenCalledOnce()
})
