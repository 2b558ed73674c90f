import { userInfo } from 'node:os'
import { text } from 'node:stream/consumers'
import { StartFault } from '@croupier/start/fault.ts'
import { refusalMessage, translateAny } from '@croupier/words/server.ts'
import { DumpFault } from '../db/dump-format.ts'
import { migrationFiles, MigrationConflict } from '../db/migrate.ts'
import { ConfigFault, type Config, readConfig } from '../platform/config.ts'
import { openDatabase, sql } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { Refusal } from '../platform/refusal.ts'
import { wire } from '../wiring.ts'
import { type Command, type Given, OpsFault, type OpsCall, type Outcome } from './command.ts'
import { commands } from './commands.ts'
import { findDatabase } from './find-database.ts'
import { helpText } from './help.ts'
import { parseLine } from './parse-line.ts'
import { asJsonLine, asLines } from './print-answer.ts'

/** Where a command line's words go. A test hands in its own. */
export interface Streams {
  stdin: NodeJS.ReadableStream
  out(text: string): void
  err(text: string): void
  /** Progress, for a person only. */
  say(sentence: string): void
  isTerminal: boolean
}

async function readSecrets(command: Command, given: Given, stdin: NodeJS.ReadableStream): Promise<Given> {
  const wanted = Object.entries(command.options ?? {}).filter(
    ([name, option]) => option.isSecret && given[name] === '-',
  )
  if (wanted.length === 0) return given
  const lines = (await text(stdin)).split(/\r?\n/)
  return { ...given, ...Object.fromEntries(wanted.map(([name], index) => [name, lines[index] ?? ''])) }
}

/** An answer from tables that are not there, or not of this version, would be a riddle. */
async function requireThisVersion(url: string): Promise<void> {
  const database = openDatabase({ url, connections: 1, applicationName: 'croupier ops' })
  try {
    const { known } = await database.one<{ known: boolean }>(sql`
      select to_regclass('public.migration') is not null as known`)
    const done = known ? await database.many<{ name: string }>(sql`select name from public.migration`) : []
    const missing = (await migrationFiles()).filter((file) => !done.some((row) => row.name === file.name))
    if (missing.length === 0) return
    throw new OpsFault(
      done.length === 0
        ? 'the database is empty: “ops db migrate” prepares it, “ops db restore” fills it'
        : `the database is older than this program (${missing[0]!.name} is missing): run “ops db migrate”`,
    )
  } finally {
    await database.close()
  }
}

async function runCommand(command: Command, call: OpsCall, config: Config): Promise<Outcome> {
  if (command.needs === 'nothing') return command.run(call)
  const found = await findDatabase(config, command.needs === 'database')
  try {
    if (command.needs === 'database') return await command.run({ ...call, databaseUrl: found.url })
    await requireThisVersion(found.url)
    const log = openLog(config.logLevel === 'info' ? 'warn' : config.logLevel, {
      write: (line) => void process.stderr.write(line),
    })
    const wired = await wire({ ...config, databaseUrl: found.url }, log)
    try {
      return await command.run({ ...call, databaseUrl: found.url, app: wired.app, operations: wired.operations })
    } finally {
      await wired.stop()
    }
  } finally {
    await found.leave()
  }
}

/** One line for what a person can put right; undefined for a fault of ours. */
function lineOf(error: unknown): { line: string; exitCode: number } | undefined {
  if (error instanceof OpsFault) return { line: error.message, exitCode: error.exitCode }
  if (error instanceof Refusal) {
    const fields = error.value?.fields
      ?.map(({ field, messageKey, ...bounds }) => `${field}: ${translateAny('en', messageKey, { field, ...bounds })}`)
      .join(' ')
    return { line: fields ?? `${refusalMessage('en', error.code)} [${error.code}]`, exitCode: 1 }
  }
  const isTheirs = [StartFault, ConfigFault, MigrationConflict, DumpFault].some((kind) => error instanceof kind)
  if (isTheirs) return { line: (error as Error).message, exitCode: 1 }
  const code = (error as { code?: string }).code ?? ''
  if (code === '42P01' || code === '3F000')
    return { line: 'the database is empty: “ops db migrate” prepares it', exitCode: 1 }
  if (/^(ECONN|ENOTFOUND|ETIMEDOUT|EHOST|28P01|28000|3D000|EACCES|ENOENT|EISDIR|ENOSPC)/.test(code)) {
    return { line: (error as Error).message || code, exitCode: 1 }
  }
  return undefined
}

/** Runs one command line; answers the process's exit code: 0 done, 1 not done or bad news, 2 not understood. */
export async function runLine(
  line: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  streams: Streams,
): Promise<number> {
  try {
    const parsed = parseLine(commands, line)
    if (parsed.kind === 'help') {
      streams.out(`${helpText(commands, parsed.noun)}\n`)
      return 0
    }
    const { command, asJson } = parsed
    const config = readConfig(environment)
    const given = await readSecrets(command, parsed.given, streams.stdin)
    const call: OpsCall = { given, user: userInfo().username, say: streams.say }
    const { value, failed } = await runCommand(command, call, config)
    streams.out(asJson || !streams.isTerminal ? asJsonLine(value) : asLines(value))
    return failed ? 1 : 0
  } catch (error) {
    const known = lineOf(error)
    streams.err(known ? `ops: ${known.line}\n` : `ops: ${(error as Error).stack ?? String(error)}\n`)
    return known?.exitCode ?? 1
  }
}
