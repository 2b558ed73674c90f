import { runLine } from './run-line.ts'

/** `npm run -s ops -- <noun> <verb>`: what an operator does at the machine itself. */
// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await runLine(process.argv.slice(2), process.env, {
  stdin: process.stdin,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  say: process.stderr.isTTY ? (sentence) => void process.stderr.write(`${sentence}\n`) : () => {},
  isTerminal: process.stdout.isTTY === true,
})
