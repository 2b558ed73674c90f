/** An answer to "may this member…?". `until`: epoch milliseconds at which it may be asked again. */
export type Verdict = { allowed: true } | { allowed: false; reason: 'login.excluded'; until?: number }

/** What a member wants to do. */
export type Wish = 'log-in' | 'play' | 'deposit' | 'reward' | 'offers' | 'withdraw'
