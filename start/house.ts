import { StartFault } from './fault.ts'
import { type Program, type RunningProgram, startProgram } from './programs.ts'

interface Tenant {
  stop(): Promise<void>
  kill(): void | Promise<void>
}

/**
 * Everything one start has begun. It is closed in the reverse order, so the database goes last; whatever ends unasked,
 * or a signal, aborts `closing` with the reason.
 */
export class House {
  readonly #tenants: Tenant[] = []
  readonly #closing = new AbortController()
  readonly #remember: (pid: number) => Promise<void>

  /** `remember` is told the number of each process, for a later start to end should this one be killed outright. */
  constructor(remember: (pid: number) => Promise<void>) {
    this.#remember = remember
  }

  get closing(): AbortSignal {
    return this.#closing.signal
  }

  /** Begins the end. The first reason is the one that counts. */
  close(reason: unknown): void {
    this.#closing.abort(reason)
  }

  /** Waits for the end and throws its reason, also where it began before anybody waited. */
  untilClosing(): Promise<never> {
    return new Promise((_, refuse) => {
      const end = () => refuse(this.closing.reason)
      if (this.closing.aborted) end()
      else this.closing.addEventListener('abort', end, { once: true })
    })
  }

  /** Takes in something that is running and must be stopped at the end. */
  add(tenant: Tenant): void {
    this.#tenants.push(tenant)
  }

  /** Starts a program that is to run until the end; should it end before, everything does. */
  async keep(program: Program): Promise<RunningProgram> {
    const running = await this.#start(program)
    void running.ended.then(({ says }) => this.close(new StartFault(says)))
    return running
  }

  /** Runs a program to its end. @throws StartFault where it fails. */
  async run(program: Program): Promise<void> {
    const running = await this.#start(program)
    // Somebody waits for it, so it does not wait for its turn when everything is to end.
    const abandon = () => running.kill()
    this.closing.addEventListener('abort', abandon)
    const { succeeded, says } = await running.ended
    this.closing.removeEventListener('abort', abandon)
    this.#tenants.splice(this.#tenants.indexOf(running), 1)
    this.closing.throwIfAborted()
    if (!succeeded) throw new StartFault(says)
  }

  async #start(program: Program): Promise<RunningProgram> {
    this.closing.throwIfAborted()
    const running = await startProgram(program)
    this.add(running)
    await this.#remember(running.pid)
    return running
  }

  /** Stops everything, the last first, each with the time it needs to finish what it does. */
  async stopAll(): Promise<void> {
    for (let tenant = this.#tenants.at(-1); tenant; tenant = this.#tenants.at(-1)) {
      await tenant.stop()
      this.#tenants.splice(this.#tenants.indexOf(tenant), 1)
    }
  }

  /** Ends everything at once. What was committed is safe: the database replays its log at the next start. */
  async killAll(): Promise<void> {
    await Promise.all(this.#tenants.toReversed().map(async (tenant) => tenant.kill()))
  }
}
