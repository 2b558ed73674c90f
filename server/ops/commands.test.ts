import { describe, expect, it } from 'vitest'
import { commands } from './commands.ts'
import { helpText } from './help.ts'
import { parseLine } from './parse-line.ts'

const promised = [
  'member create',
  'member show',
  'member credit',
  'staff create',
  'vendor set',
  'vendor list',
  'game add',
  'game import',
  'game list',
  'transfer list',
  'ledger check',
  'audit check',
  'settings get',
  'settings set',
  'db migrate',
  'db dump',
  'db restore',
  'seeds renew',
  'openapi',
]

const names = commands.map((command) => [command.noun, command.verb].filter(Boolean).join(' '))

describe('the table of commands', () => {
  it.each(promised)('has %s', (name) => {
    expect(names).toContain(name)
  })

  it('names each command once, and the help names every one', () => {
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(helpText(commands)).toContain(name)
  })

  it('keeps --json and --help for everybody', () => {
    for (const { options } of commands) expect(Object.keys(options ?? {})).not.toContain('json')
  })
})

describe('a command line', () => {
  const staffCreate = ['staff', 'create', '--account', 'rima', '--role', 'support']

  it('is read by the table', () => {
    expect(parseLine(commands, [...staffCreate, '--json'])).toMatchObject({
      kind: 'run',
      command: { noun: 'staff', verb: 'create' },
      given: { account: 'rima', role: 'support' },
      asJson: true,
    })
    expect(parseLine(commands, ['--json', 'db', 'dump', 'x.dump'])).toMatchObject({
      given: { file: 'x.dump' },
      asJson: true,
    })
  })

  const wrong: [string[], RegExp][] = [
    [['stuff'], /there is no “stuff”; there are: .*staff/],
    [['staff'], /staff what\? create/],
    [['staff', 'remove'], /staff cannot “remove”; it can: create/],
    [['staff', 'create', '--account', 'rima'], /--role is missing: staff create --account <name>/],
    [[...staffCreate, '--colour', 'red'], /Unknown option '--colour'/],
    [[...staffCreate, 'too'], /“too” is one word too many/],
    [['db', 'dump'], /<file> is missing: db dump <file>/],
  ]

  it.each(wrong)('%j is answered by one line', (line, message) => {
    const read = () => parseLine(commands, line)

    expect(read).toThrow(message)
    expect(read).toThrow(expect.objectContaining({ exitCode: 2, message: expect.not.stringContaining('\n') }))
  })

  it('asks for help in every way people do', () => {
    for (const line of [[], ['help'], ['--help'], ['-h']]) expect(parseLine(commands, line)).toEqual({ kind: 'help' })
    expect(parseLine(commands, ['staff', '--help'])).toEqual({ kind: 'help', noun: 'staff' })
    expect(parseLine(commands, ['help', 'db'])).toEqual({ kind: 'help', noun: 'db' })
  })
})
