import type { PhoneCodeFault } from '@croupier/client/phone-code-wire.ts'

/** An errand that came to nothing. */
export class PhoneCodeFailure extends Error {
  override readonly name = 'PhoneCodeFailure'
  readonly why: PhoneCodeFault

  constructor(why: PhoneCodeFault) {
    super(why)
    this.why = why
  }
}
