import { expect, it } from 'vitest'
import { frameAddress } from './frame-address.ts'

const own = 'https://portal.example'

it('[D-11] takes a page of another origin', () => {
  expect(frameAddress('https://games.example/play/dice/?lang=bn', own)).toBe('https://games.example/play/dice/?lang=bn')
  expect(frameAddress('http://127.0.0.1:8082/play/dice/', own)).toBe('http://127.0.0.1:8082/play/dice/')
  expect(frameAddress('https://portal.example:8443/play', own)).toBe('https://portal.example:8443/play')
})

it.each([
  'https://portal.example/play',
  'HTTPS://PORTAL.example:443/play',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://games.example/1',
  '/play/dice',
  '//games.example/play',
  '',
])('[D-11] refuses %s', (url) => {
  expect(frameAddress(url, own)).toBeUndefined()
})
