import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { assert } from '@croupier/basis/assert.ts'

interface Answer {
  id: number
  exitCode: number
  said: string
  fault: string
}

/** Runs `ops` lines beside a product; its process begins with the first line and ends with whoever asked. */
export class Ops {
  readonly #environment: Record<string, string>
  #process: ChildProcess | undefined
  #asked = 0

  constructor(environment: Record<string, string>) {
    this.#environment = environment
  }

  /** Answers what the line prints; findings, with which it ends as with a fault, are an answer too. */
  async run(...line: string[]): Promise<any> {
    const { exitCode, said, fault } = await this.#ask(line)
    if (exitCode !== 0 && !said.startsWith('{')) throw new Error(`ops ${line.join(' ')}: ${fault}`)
    return JSON.parse(said)
  }

  #ask(line: string[]): Promise<Answer> {
    const child = (this.#process ??= this.#start())
    this.#asked += 1
    const id = this.#asked
    return new Promise((resolve, reject) => {
      const settle = () => {
        child.off('message', hear)
        child.off('exit', end)
      }
      const hear = (answer: Answer) => {
        if (answer.id !== id) return
        settle()
        resolve(answer)
      }
      const end = () => {
        settle()
        reject(new Error(`the process of ops ended during: ${line.join(' ')}`))
      }
      child.on('message', hear)
      child.on('exit', end)
      child.send({ id, line })
    })
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'ops-process.ts'), {
      env: { ...process.env, ...this.#environment, LOG_LEVEL: 'warn' },
      execArgv: [],
    })
    child.on('exit', () => {
      this.#process = undefined
    })
    return child
  }

  close(): void {
    this.#process?.disconnect()
  }
}

/** Of the tests' own product, which playwright.config.ts starts. */
export function opsOfTests(): Ops {
  const dataDir = process.env['BROWSER_DATA_DIR']
  assert(dataDir, 'playwright.config.ts names BROWSER_DATA_DIR')
  return new Ops({ DATA_DIR: dataDir })
}
