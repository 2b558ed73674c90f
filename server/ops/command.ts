import type { Operations } from '../platform/implement.ts'
import type { App } from '../platform/app.ts'

/** What a command's `--name` takes. */
export interface Option {
  /** What stands for the value in the help: `<account>`. Absent: a switch. */
  value?: string
  help: string
  isRequired?: boolean
  /** `-` reads it from standard input, so that it shows in no list of processes. */
  isSecret?: boolean
}

export type Given = Readonly<Record<string, string | true | undefined>>

/** What every command is given, whatever it needs beyond. */
export interface OpsCall {
  /** Positional words after noun and verb, by their names in `words`; then the options. */
  given: Given
  /** The person at the machine, as named in audit lines. */
  user: string
  /** Progress for a person; goes to standard error. */
  say(sentence: string): void
}

export interface DatabaseCall extends OpsCall {
  databaseUrl: string
}

export interface AppCall extends DatabaseCall {
  app: App
  operations: Operations
}

interface Described {
  noun: string
  /** Absent where the noun says it all: `openapi`. */
  verb?: string
  summary: string
  /** Positional words, all required. */
  words?: readonly string[]
  options?: Readonly<Record<string, Option>>
}

/** What a command found. `failed`: it did its work, and the answer is bad news. */
export interface Outcome {
  value: unknown
  failed?: boolean
}

/** `needs` says what is opened before it runs, and so what it may use. */
export type Command = Described &
  (
    | { needs: 'nothing'; run(call: OpsCall): Promise<Outcome> }
    /** The address of a database that may be empty or of another version. */
    | { needs: 'database'; run(call: DatabaseCall): Promise<Outcome> }
    /** The whole product on a database of this version, without listeners or background work. */
    | { needs: 'app'; run(call: AppCall): Promise<Outcome> }
  )

/** What the person at the machine can put right: one line, no stack. */
export class OpsFault extends Error {
  override name = 'OpsFault'
  /** 2 for a command that was not understood, 1 for one that could not be done. */
  readonly exitCode: 1 | 2
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** A required option or word, or one that was given: the parser has seen to it. */
export function textOf(given: Given, name: string): string {
  const value = given[name]
  if (typeof value !== 'string') throw new OpsFault(`--${name} is missing`, 2)
  return value
}

export function optionalTextOf(given: Given, name: string): string | undefined {
  const value = given[name]
  return typeof value === 'string' ? value : undefined
}
