const SAYS = {
  inside: 'its address is in a network that INSIDE_NETWORKS does not allow',
  elsewhere: 'the answer leads elsewhere',
  large: 'the answer is beyond all measure',
  late: 'the answer was not there in time',
  packed: 'the answer cannot be unpacked',
  none: 'no answer',
} as const

/** Why there is no answer from outside. The message holds nothing of what was asked or answered. */
export class OutsideFault extends Error {
  override name = 'OutsideFault'
  readonly reason: keyof typeof SAYS

  constructor(reason: keyof typeof SAYS, cause?: unknown) {
    super(SAYS[reason], { cause })
    this.reason = reason
  }
}
