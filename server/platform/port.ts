/**
 * A port names something a module needs from outside it: an SMS gateway, a higher module's verdict, the ledger's
 * batcher. `wiring.ts` provides one fulfilment per port and process; nothing is global, so two servers can live in one
 * test.
 */
export interface Port<_Fulfilment> {
  readonly name: string
}

export function port<Fulfilment>(name: string): Port<Fulfilment> {
  return { name }
}

export class Ports {
  readonly #fulfilments = new Map<string, unknown>()

  provide<Fulfilment>(asked: Port<Fulfilment>, fulfilment: Fulfilment): void {
    this.#fulfilments.set(asked.name, fulfilment)
  }

  /** @throws where wiring forgot the port: a start-up fault, found by the wiring test. */
  use<Fulfilment>(asked: Port<Fulfilment>): Fulfilment {
    if (!this.#fulfilments.has(asked.name)) throw new Error(`nothing fulfils the port ${asked.name}`)
    return this.#fulfilments.get(asked.name) as Fulfilment
  }
}
