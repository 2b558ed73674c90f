/** The account that may send by the sandbox's mail server. */
export const MAIL_ACCOUNT = { username: 'croupier', password: 'sandbox-letters' } as const
