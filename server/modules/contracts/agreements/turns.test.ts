import { periodsOf } from '@croupier/api/contracts/contract-terms.ts'
import { periodAt, type PeriodKind } from '@croupier/basis/period.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningOf, endingOf, paidFrom, type Span } from './turns.ts'

const BERLIN = 'Europe/Berlin'
const at = (text: string) => Date.parse(text)

/** The versions of one downline's contract, and what each agreement does to them, as `agree.ts` does. */
class Versions {
  readonly zone: string
  readonly ended: Span[] = []
  active: Span | undefined

  constructor(zone: string) {
    this.zone = zone
  }

  agree(period: PeriodKind, now: number, uplineFrom?: number, movedAt = 0): Span {
    const paid = this.ended.filter(({ effectiveFrom, effectiveUntil }) => effectiveUntil! > effectiveFrom)
    const paidUntil = paid.length > 0 ? Math.max(...paid.map(({ effectiveUntil }) => effectiveUntil!)) : undefined
    const effectiveFrom = beginningOf({
      period,
      zone: this.zone,
      now,
      before: this.active,
      paidUntil,
      uplineFrom,
      movedAt,
    })
    this.end(effectiveFrom)
    this.active = { period, effectiveFrom, effectiveUntil: null }
    return this.active
  }

  end(moment: number): void {
    if (!this.active) return
    this.ended.push({ ...this.active, effectiveUntil: endingOf(this.active, this.zone, moment) })
    this.active = undefined
  }

  /** As termination does: what was to pay on until a later beginning stops with it. */
  dissolve(now: number): void {
    this.end(now)
    for (const [place, span] of this.ended.entries()) {
      if (span.effectiveUntil! > now) this.ended[place] = { ...span, effectiveUntil: endingOf(span, this.zone, now) }
    }
  }

  /** What runs of every length settle of the time between two moments, in the order of time. */
  settled(from: number, until: number): [startsAt: number, endsAt: number, version: number][] {
    const versions = [...this.ended, ...(this.active ? [this.active] : [])]
    const found: [number, number, number][] = []
    for (const length of new Set(versions.map(({ period }) => period))) {
      let run = periodAt(length, this.zone, from)
      for (; run.startsAt < until; run = periodAt(length, this.zone, run.endsAt)) {
        for (const [version, { period, effectiveFrom, effectiveUntil }] of versions.entries()) {
          const isStanding = effectiveFrom < run.endsAt && (effectiveUntil ?? Infinity) >= run.endsAt
          if (period === length && isStanding) found.push([paidFrom(run.startsAt, effectiveFrom), run.endsAt, version])
        }
      }
    }
    return found.toSorted(([one], [other]) => one - other)
  }
}

describe('[F-04] a contract agreed anew', () => {
  // Agreed on Wednesday 21 October 2026; on Sunday 25 clocks in Berlin go back from summer (+2) to winter (+1).
  const now = at('2026-10-21T10:00Z')
  it.each([
    ['day', 'day', '2026-10-20T22:00Z', '2026-10-21T22:00Z'],
    ['day', 'week', '2026-10-21T22:00Z', '2026-10-25T23:00Z'],
    ['day', 'semiMonth', '2026-10-21T22:00Z', '2026-10-31T23:00Z'],
    ['day', 'month', '2026-10-21T22:00Z', '2026-10-31T23:00Z'],
    ['week', 'day', '2026-10-25T23:00Z', '2026-10-26T23:00Z'],
    ['week', 'week', '2026-10-18T22:00Z', '2026-10-25T23:00Z'],
    ['week', 'semiMonth', '2026-10-25T23:00Z', '2026-10-31T23:00Z'],
    ['week', 'month', '2026-10-25T23:00Z', '2026-10-31T23:00Z'],
    ['semiMonth', 'day', '2026-10-31T23:00Z', '2026-11-01T23:00Z'],
    ['semiMonth', 'week', '2026-10-31T23:00Z', '2026-11-01T23:00Z'],
    ['semiMonth', 'semiMonth', '2026-10-15T22:00Z', '2026-10-31T23:00Z'],
    ['semiMonth', 'month', '2026-10-31T23:00Z', '2026-11-30T23:00Z'],
    ['month', 'day', '2026-10-31T23:00Z', '2026-11-01T23:00Z'],
    ['month', 'week', '2026-10-31T23:00Z', '2026-11-01T23:00Z'],
    ['month', 'semiMonth', '2026-10-31T23:00Z', '2026-11-15T23:00Z'],
    ['month', 'month', '2026-09-30T22:00Z', '2026-10-31T23:00Z'],
    ['hour', 'hour', '2026-10-21T10:00Z', '2026-10-21T11:00Z'],
    ['minute5', 'minute5', '2026-10-21T10:00Z', '2026-10-21T10:05Z'],
  ] as const)('after %s, by %s, first pays from %s to %s', (before, after, from, until) => {
    const versions = new Versions(BERLIN)
    const first = versions.agree(before, at('2026-08-03T10:00Z'))
    const { effectiveFrom } = versions.agree(after, now)
    expect(new Date(effectiveFrom)).toEqual(new Date(from))
    expect(new Date(periodAt(after, BERLIN, effectiveFrom).endsAt)).toEqual(new Date(until))
    // What was before pays whole periods up to there, and nothing beyond.
    expect(versions.ended).toEqual([{ ...first, effectiveUntil: effectiveFrom }])
    expect(periodAt(before, BERLIN, effectiveFrom).startsAt).toBe(effectiveFrom)
  })

  it('of a length that has not begun yet is taken over where it was to begin', () => {
    const versions = new Versions(BERLIN)
    versions.agree('week', at('2026-08-03T10:00Z'))
    const turn = versions.agree('month', now).effectiveFrom
    expect(versions.agree('week', now + 3_600_000).effectiveFrom).toBe(turn)
    expect(versions.agree('day', now + 7_200_000).effectiveFrom).toBe(turn)
  })

  it('begins no earlier than the upline’s own, whose days it is part of', () => {
    const uplineFrom = at('2026-10-25T23:00Z')
    expect(new Versions(BERLIN).agree('month', now, uplineFrom).effectiveFrom).toBe(uplineFrom)
  })

  it('leaves the one before its whole period where the upline’s own begins within it', () => {
    const versions = new Versions(BERLIN)
    versions.agree('month', at('2026-08-03T10:00Z'))
    const { effectiveFrom } = versions.agree('month', now, at('2026-10-25T23:00Z'))
    expect(new Date(effectiveFrom)).toEqual(new Date('2026-10-31T23:00Z'))
    expect(versions.ended).toMatchObject([{ effectiveUntil: effectiveFrom }])
  })

  it.each([
    ['day', '2026-10-21T22:00Z'],
    ['week', '2026-10-21T22:00Z'],
    ['month', '2026-10-21T22:00Z'],
    ['hour', '2026-10-21T10:00Z'],
    ['minute5', '2026-10-21T10:00Z'],
  ] as const)('by %s, of who was moved at 9:57, first pays from %s', (period, from) => {
    const { effectiveFrom } = new Versions(BERLIN).agree(period, now, undefined, at('2026-10-21T09:57Z'))
    expect(new Date(effectiveFrom)).toEqual(new Date(from))
  })

  it('begins with its period, where the move was before that', () => {
    const moved = at('2026-10-18T20:00Z')
    const { effectiveFrom } = new Versions(BERLIN).agree('week', now, undefined, moved)
    expect(new Date(effectiveFrom)).toEqual(new Date('2026-10-18T22:00Z'))
  })

  const zones = ['Asia/Dhaka', BERLIN, 'America/Havana', 'Asia/Beirut', 'Australia/Lord_Howe', 'America/St_Johns']
  const HOUR = 3_600_000
  const start = at('2026-01-05T03:00Z')
  // Of the other kinds each has one length.
  const lengths = periodsOf.daily
  const steps = <Action>(action: fc.Arbitrary<Action>) =>
    fc.array(fc.tuple(action, fc.integer({ min: 1, max: 24 * 25 })), { minLength: 1, maxLength: 6 })

  // When the upline's own begins, in hours from when these agree; undefined where the company pays.
  const uplines = fc.option(fc.integer({ min: -24 * 25, max: 24 * 25 }), { nil: undefined })
  const agreement = fc.record({ period: fc.constantFrom(...lengths), uplineIn: uplines })

  it('settles every instant by exactly one version, whatever lengths and uplines follow each other and whenever', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), steps(agreement), (zone, agreements) => {
        const versions = new Versions(zone)
        let now = start
        for (const [{ period, uplineIn }, hours] of agreements) {
          now += hours * HOUR
          versions.agree(period, now, uplineIn === undefined ? undefined : now + uplineIn * HOUR)
        }
        const settled = versions.settled(start - 40 * 24 * HOUR, now + 70 * 24 * HOUR)
        const first = Math.min(...versions.ended.concat(versions.active!).map(({ effectiveFrom }) => effectiveFrom))
        expect(settled[0]![0]).toBe(first)
        for (const [place, [, endsAt]] of settled.entries()) {
          if (place + 1 < settled.length) expect(settled[place + 1]![0]).toBe(endsAt)
        }
      }),
      { numRuns: 80 },
    )
  })

  it('settles no instant twice where contracts are ended between', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), steps(fc.constantFrom(...lengths, 'end')), (zone, actions) => {
        const versions = new Versions(zone)
        let now = start
        for (const [action, hours] of actions) {
          now += hours * HOUR
          if (action === 'end') versions.dissolve(now)
          else versions.agree(action, now)
        }
        const settled = versions.settled(start - 40 * 24 * HOUR, now + 70 * 24 * HOUR)
        for (const [place, [, endsAt]] of settled.entries()) {
          if (place + 1 < settled.length) expect(settled[place + 1]![0]).toBeGreaterThanOrEqual(endsAt)
        }
      }),
      { numRuns: 80 },
    )
  })
})
