/** Whom the sandbox's gateway lets send texts. */
export const SMS_ACCOUNT = { account: 'ACsandbox', token: 'sandbox-texts-only', sender: '+15005550006' } as const
