import { expect, it } from 'vitest'
import { lineSize, titleLines } from './title-lines.ts'

it.each([
  ['Dice', ['Dice'], ''],
  ['Night Market Sevens', ['Night Market', 'Sevens'], ''],
  ['Moon Owls', ['Moon Owls'], ''],
  ['Golden Koi Pond of the Old Harbour', ['Golden Koi', 'Pond of the', 'Old Harbour'], ''],
  ['Jade Tigers: Gold Rush', ['Jade Tigers'], 'Gold Rush'],
])('letters “%s” in lines of about as many letters, its sequel apart', (title, lines, sequel) => {
  expect(titleLines(title)).toEqual({ lines, sequel })
})

it('[D-12] letters long lines smaller than short ones, and every script within the picture', () => {
  expect(lineSize('Dice', 1, false)).toBeGreaterThan(lineSize('Thunderstorms', 1, false))
  for (const line of ['Thunderstorms', 'আগ্নেয়গিরির', 'فوانيس الموسم']) {
    const letters = line.replaceAll(/\p{M}/gu, '').length
    expect(lineSize(line, 1, false) * letters * 0.47).toBeLessThanOrEqual(100)
  }
})
