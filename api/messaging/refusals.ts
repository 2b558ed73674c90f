export const messagingRefusals = {
  /** No mail server is set, or it did not take the letter. */
  'mail.unavailable': { status: 503 },
  'mail.server.incomplete': { status: 409 },
  'sms.gateway.incomplete': { status: 409 },
} as const
