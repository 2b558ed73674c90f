import { call } from '@croupier/client/call.ts'

/** Codes that a link brings: an agent's (`/?affiliateCode=…`) and a friend's (`/?referralCode=…`). */
const parameters = {
  invitation: ['affiliateCode', 'affiliatecode'],
  referral: ['referralCode', 'referralcode'],
} as const

type Brought = keyof typeof parameters

/** Few come by an agent's link: its call, and the form of its input, are no part of everybody's first page. */
async function countClick(code: string): Promise<void> {
  const { followAffiliateLink } = await import('@croupier/api/agents/codes/affiliate-codes.ts')
  await call(followAffiliateLink, { code })
}

function remember(brought: Brought, query: URLSearchParams, known: Promise<unknown>): void {
  const code = parameters[brought].map((name) => query.get(name)).find((each) => each !== null)
  if (!code || !/^[A-Za-z0-9_-]{1,40}$/.test(code)) return
  try {
    // A reload of the page is no other click.
    if (brought === 'invitation' && sessionStorage.getItem(brought) !== code) {
      void known.then(() => countClick(code)).catch(() => undefined)
    }
    sessionStorage.setItem(brought, code)
  } catch {
    // Storage refused: the person types the code.
  }
}

function kept(brought: Brought): string {
  try {
    return sessionStorage.getItem(brought) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what a link brought until someone registers in this tab. A click is told once it is known whose visit it is. */
export function rememberInvitation(query: URLSearchParams, known: Promise<unknown>): void {
  remember('invitation', query, known)
  remember('referral', query, known)
}

export const invitation = (): string => kept('invitation')

/** The code of the friend whose link one came by; empty where there was none. */
export const referral = (): string => kept('referral')

/** After it was refused: whoever goes on does so without it. */
export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem('invitation')
  } catch {
    // Nothing was kept.
  }
}
