export const messagesRefusals = {
  'message.not.found': { status: 404 },
  /** Nobody one may write to: no agent above one, or nobody directly below one by this name. */
  'message.recipient': { status: 403 },
} as const
