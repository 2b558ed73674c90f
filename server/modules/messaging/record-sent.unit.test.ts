import { expect, it } from 'vitest'
import { maskedAddress, maskedNumber, withoutSecrets } from './record-sent.ts'

it('[H-10] nothing that opens an account is kept of what was sent', () => {
  expect(withoutSecrets('Lumen: your code is 482913')).toBe('Lumen: your code is ••••••')
  expect(withoutSecrets('Open https://lumen.example/#reset=abc to go on')).toBe('Open … to go on')
  expect(maskedAddress('rahim@example.com')).toBe('r•••@example.com')
  expect(maskedNumber('+8801711000001')).toBe('••••••••••••01')
})
