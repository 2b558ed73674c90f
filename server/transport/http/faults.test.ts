import { describe, expect, it } from 'vitest'
import { refusalOf } from './faults.ts'

describe('a caller is told', () => {
  it.each([
    ['ENOENT', 'connect', 'busy.try.again'],
    ['EAI_AGAIN', 'getaddrinfo', 'busy.try.again'],
    ['ENOENT', 'open', 'unknown.error'],
  ])('of %s at %s: %s', (code, syscall, refusal) => {
    expect(refusalOf(Object.assign(new Error('of the system'), { code, syscall })).code).toBe(refusal)
  })

  it('to try again where a connection broke between two statements', () => {
    const broken = new Error('Client has encountered a connection error and is not queryable')

    expect(refusalOf(broken)).toMatchObject({ code: 'busy.try.again', status: 503 })
  })
})
