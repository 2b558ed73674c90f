/** How long a listener waits for who is slow, in milliseconds. Tests wait less. */
export interface Patience {
  /** From the first byte of TLS to its last, and for the first byte where two protocols share a port. */
  readonly handshake: number
  /** For the first line and the headers of a request. */
  readonly headers: number
  /** For the whole request. */
  readonly arrival: number
  /** While nothing goes either way: who asks and does not read the answer ends here. */
  readonly standstill: number
  /** For the other side to close, once it has been told why its bytes could not be read. */
  readonly linger: number
  /** From the order to stop, for what still arrives and for what is read slowly. */
  readonly drain: number
  /** How often headers and requests that are late are looked for. */
  readonly check: number
}

export const patience: Patience = {
  handshake: 10_000,
  headers: 20_000,
  arrival: 60_000,
  standstill: 120_000,
  linger: 2_000,
  drain: 5_000,
  check: 5_000,
}
