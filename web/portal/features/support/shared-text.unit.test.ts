import { CASE_MOST } from '@croupier/api/feedback/case-answers.ts'
import { expect, it } from 'vitest'
import { sharedText } from './shared-text.ts'

it('[C-13] what another app shares begins a question: its title, text and address, each once', () => {
  const query = new URLSearchParams({ title: 'Slip', text: ' https://bank.example/1 ', url: 'https://bank.example/1' })
  expect(sharedText(query)).toBe('Slip\nhttps://bank.example/1')
  expect(sharedText(new URLSearchParams('case=7'))).toBe('')
  expect(sharedText(new URLSearchParams({ text: 'x'.repeat(CASE_MOST + 5) }))).toHaveLength(CASE_MOST)
})
