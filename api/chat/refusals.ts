export const chatRefusals = {
  'chat.host.not.found': { status: 404 },
  'chat.message.not.found': { status: 404 },
  /** Nobody may write in the room just now. */
  'chat.closed': { status: 409 },
  /** Muted, until `value.until`. */
  'chat.muted': { status: 403 },
  /** A level is needed: `value.level`. */
  'chat.level.needed': { status: 403 },
  /** Members need a deposit to write. */
  'chat.deposit.needed': { status: 403 },
  /** The next message may be written at `value.until`. */
  'chat.slow': { status: 409 },
  'chat.words.blocked': { status: 409 },
  /** Addresses of sites and telephone numbers stay out of rooms. */
  'chat.contact.refused': { status: 409 },
  'chat.mute.not.found': { status: 404 },
  'chat.report.not.found': { status: 404 },
} as const
