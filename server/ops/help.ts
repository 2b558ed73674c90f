import type { Command } from './command.ts'
import { usageOf } from './parse-line.ts'

/** What the person reads; everything in it comes from the table of commands. */
export function helpText(commands: readonly Command[], noun?: string): string {
  const shown = noun === undefined ? commands : commands.filter((command) => command.noun === noun)
  if (noun !== undefined && shown.length > 0) return shown.map(inFull).join('\n\n')
  const lines = commands.map(
    (command) => [[command.noun, command.verb].filter(Boolean).join(' '), command.summary] as const,
  )
  const width = Math.max(...lines.map(([name]) => name.length))
  return [
    'npm run -s ops -- <noun> <verb> [--flags] [--json]',
    '',
    ...lines.map(([name, summary]) => `  ${name.padEnd(width)}   ${summary}`),
    '',
    '“help <noun>” says more. Answers are JSON with --json, and wherever they do not go to a terminal.',
    'The database is that of DATABASE_URL, or the one npm start keeps in DATA_DIR, running or not.',
  ].join('\n')
}

function inFull(command: Command): string {
  const options = Object.entries(command.options ?? {})
  const width = Math.max(0, ...options.map(([name]) => name.length))
  return [
    usageOf(command),
    `  ${command.summary}`,
    ...options.map(([name, option]) => {
      const secret = option.isSecret ? ' (- reads it from standard input)' : ''
      return `  --${name.padEnd(width)}   ${option.help}${secret}`
    }),
  ].join('\n')
}
