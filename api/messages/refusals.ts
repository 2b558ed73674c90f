export const messagesRefusals = {
  'message.not.found': { status: 404 },
  /** It has been sent meanwhile: what is out is taken back. */
  'message.sent': { status: 409 },
  /** Nobody one may write to: no agent above one, or nobody directly below one by this name. */
  'message.recipient': { status: 403 },
  /** A browser whose service is none of those the operator has named. */
  'push.service.unknown': { status: 403 },
} as const
