import { describe, expect, it } from 'vitest'
import { type CodeRequests, codeVerdict } from './code-throttle.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 0, 5, 12)
const none: CodeRequests = { asked: [], lockedUntil: undefined }

/** What comes of asking at each of these minutes. */
function ask(minutes: readonly number[]): string[] {
  let requests = none
  return minutes.map((minute) => {
    const decided = codeVerdict(requests, START + minute * MINUTE)
    if (decided.verdict !== 'wait') requests = decided.requests
    return decided.verdict
  })
}

describe('[A-09] codes for one number', () => {
  it('come once a minute', () => {
    expect(ask([0, 0.5, 0.99, 1])).toEqual(['send', 'wait', 'wait', 'send'])
  })

  it('come five times in an hour; a sixth locks for five minutes', () => {
    expect(ask([0, 1, 2, 3, 4, 5, 6, 9.9])).toEqual([
      'send',
      'send',
      'send',
      'send',
      'send',
      'locked',
      'locked',
      'locked',
    ])
    expect(ask([0, 1, 2, 3, 4, 5, 61])).toEqual(['send', 'send', 'send', 'send', 'send', 'locked', 'send'])
  })

  it('never come more often than five times in any sixty minutes, whenever they are asked for', () => {
    const sent = ask(Array.from({ length: 600 }, (_, minute) => minute / 2))
    const at = sent.flatMap((verdict, index) => (verdict === 'send' ? [index / 2] : []))
    const most = Math.max(...at.map((from) => at.filter((other) => other >= from && other < from + 60).length))

    expect(most).toBe(5)
    expect(at.length).toBeGreaterThan(20)
  })

  it('says when to come back', () => {
    const waiting = codeVerdict({ asked: [START], lockedUntil: undefined }, START + 20_000)
    expect(waiting).toEqual({ verdict: 'wait', until: START + MINUTE })
    const five = [0, 1, 2, 3, 4].map((minute) => START + minute * MINUTE)
    const now = START + 10 * MINUTE
    expect(codeVerdict({ asked: five, lockedUntil: undefined }, now)).toMatchObject({ until: now + 5 * MINUTE })
  })
})
