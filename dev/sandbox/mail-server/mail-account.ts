/** Whom the sandbox's mail server lets send. */
export const MAIL_ACCOUNT = { username: 'croupier', password: 'sandbox-letters' } as const
