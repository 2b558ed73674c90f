const HOUR = 3_600_000

/** A promotion in Taka that has run for so many days, as an operator writes it. */
export function draftOf(promise: object, { days = 3 } = {}): object {
  return {
    currency: 'BDT',
    category: 'special',
    titles: { en: 'A promotion' },
    summaries: { en: 'What it is' },
    rules: { en: 'The rules' },
    promise,
    startsAt: Date.now() - days * 24 * HOUR,
    endsAt: null,
    claimHours: 240,
    newMembersDays: null,
    budget: '2000',
  }
}
