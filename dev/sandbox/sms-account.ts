/** The account that may send texts by the sandbox's gateway. */
export const SMS_ACCOUNT = { account: 'ACsandbox', token: 'sandbox-texts-only', sender: '+15005550006' } as const
