import { parseArgs } from 'node:util'
import { type Command, type Given, OpsFault } from './command.ts'

export type Parsed =
  | { kind: 'help'; noun?: string | undefined }
  | { kind: 'run'; command: Command; given: Given; asJson: boolean }

function find(
  commands: readonly Command[],
  noun: string,
  verb: string | undefined,
): { command: Command; used: number } {
  const ofNoun = commands.filter((command) => command.noun === noun)
  if (ofNoun.length === 0) {
    const nouns = [...new Set(commands.map((command) => command.noun))].join(', ')
    throw new OpsFault(`there is no “${noun}”; there are: ${nouns}`, 2)
  }
  const alone = ofNoun.find((command) => command.verb === undefined)
  if (alone) return { command: alone, used: 1 }
  const command = ofNoun.find((one) => one.verb === verb)
  if (command) return { command, used: 2 }
  const verbs = ofNoun.map((one) => one.verb).join(', ')
  throw new OpsFault(verb === undefined ? `${noun} what? ${verbs}` : `${noun} cannot “${verb}”; it can: ${verbs}`, 2)
}

/** Reads a command line by the table of commands. @throws OpsFault, one line saying what is wrong with it. */
export function parseLine(commands: readonly Command[], line: readonly string[]): Parsed {
  const names = line.filter((word) => !word.startsWith('-'))
  const [noun, verb] = names
  const wantsHelp = line.includes('--help') || line.includes('-h')
  if (noun === undefined || noun === 'help' || (wantsHelp && !commands.some((command) => command.noun === noun))) {
    return { kind: 'help', noun: noun === 'help' ? verb : undefined }
  }
  if (wantsHelp) return { kind: 'help', noun }

  const { command, used } = find(commands, noun, verb)
  const options = command.options ?? {}
  const declared = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { type: option.value ? 'string' : 'boolean' } as const]),
  )
  let parsed: ReturnType<typeof parseArgs>
  try {
    parsed = parseArgs({
      args: [...line],
      options: { ...declared, json: { type: 'boolean' } },
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    // Node adds advice in further sentences; the first says what was wrong.
    throw new OpsFault((error as Error).message.split(/\.\s/)[0]!, 2)
  }

  const words = parsed.positionals.slice(used)
  const expected = command.words ?? []
  const missing = expected[words.length]
  if (missing !== undefined) throw new OpsFault(`<${missing}> is missing: ${usageOf(command)}`, 2)
  if (words.length > expected.length)
    throw new OpsFault(`“${words[expected.length]}” is one word too many: ${usageOf(command)}`, 2)
  for (const [name, option] of Object.entries(options)) {
    if (option.isRequired && parsed.values[name] === undefined) {
      throw new OpsFault(`--${name} is missing: ${usageOf(command)}`, 2)
    }
  }
  const given = {
    ...Object.fromEntries(expected.map((name, index) => [name, words[index]])),
    ...parsed.values,
  } as Given
  return { kind: 'run', command, given, asJson: parsed.values['json'] === true }
}

/** `member create --username <name> --password <text> [--agent <account>]` */
export function usageOf(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([name, option]) => {
    const text = option.value ? `--${name} ${option.value}` : `--${name}`
    return option.isRequired ? text : `[${text}]`
  })
  const words = (command.words ?? []).map((word) => `<${word}>`)
  return [command.noun, command.verb, ...words, ...options].filter(Boolean).join(' ')
}
