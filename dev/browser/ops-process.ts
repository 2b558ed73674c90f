import { runLine } from '@croupier/server/ops/run-line.ts'

/**
 * What `ops` does, line after line as its parent asks, for as long as the parent lives: loading the product costs two
 * seconds, a line a tenth of one.
 */
process.on('message', ({ id, line }: { id: number; line: string[] }) => void answer(id, line))

process.on('disconnect', () => process.exit())

async function answer(id: number, line: string[]): Promise<void> {
  let said = ''
  let fault = ''
  const exitCode = await runLine([...line, '--json'], process.env, {
    stdin: process.stdin,
    out: (text) => void (said += text),
    err: (text) => void (fault += text),
    say: () => {},
    isTerminal: false,
  })
  process.send?.({ id, exitCode, said, fault })
}
