const started = performance.now()

/** Tells the person at the terminal what happens, calmly: one line for each thing that was done. */
export interface Progress {
  /** Says what is being done; a terminal replaces the line when it is over, a log gets it only where `isLong`. */
  begin(what: string, isLong?: boolean): void
  /** Says that it is done, and how long it took where that was noticeable. */
  done(what: string): void
  warn(line: string): void
  /** Prints as it is. */
  say(text: string): void
}

export function openProgress(output: NodeJS.WriteStream = process.stdout): Progress {
  const isTerminal = output.isTTY
  const paint = (code: number, text: string) =>
    isTerminal && !process.env['NO_COLOR'] ? `\x1b[${code}m${text}\x1b[0m` : text
  let pending = false
  let since = started

  const clear = () => {
    if (pending) output.write('\r\x1b[2K')
    pending = false
  }
  return {
    begin(what, isLong = false) {
      clear()
      since = performance.now()
      if (isTerminal) {
        output.write(paint(2, `  ${what}…`))
        pending = true
      } else if (isLong) {
        output.write(`  ${what}…\n`)
      }
    },
    done(what) {
      clear()
      const seconds = (performance.now() - since) / 1000
      output.write(`${paint(32, '✓')} ${what}${seconds >= 0.95 ? paint(2, ` (${seconds.toFixed(1)} s)`) : ''}\n`)
      since = performance.now()
    },
    warn(line) {
      clear()
      output.write(`${paint(33, '!')} ${line}\n`)
    },
    say(text) {
      clear()
      output.write(`${text}\n`)
    },
  }
}
