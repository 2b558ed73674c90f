import { expect, it } from 'vitest'
import { codeOfMember, memberOfCode } from './referral-code.ts'

it('[E-05] a referral code leads back to its member, in any letter case', () => {
  for (const memberId of [1n, 2n, 28n, 1_000_003n, (1n << 40n) - 1n]) {
    const code = codeOfMember(memberId)
    expect(code).toMatch(/^[2-9b-z]{9}$/)
    expect(memberOfCode(code.toUpperCase())).toBe(memberId)
  }
})

it('[E-05] two members never share a code', () => {
  const codes = new Set(Array.from({ length: 5_000 }, (_, at) => codeOfMember(BigInt(at + 1))))
  expect(codes.size).toBe(5_000)
})

it.each(['', 'abc', 'aaaaaaaaa', 'zzzzzzzzz', '22222222', '2222222222', '১২৩৪৫৬৭৮৯'])(
  '[E-05] %j is nobody’s code',
  (text) => {
    expect(memberOfCode(text)).toBeUndefined()
  },
)
