import { execFileSync } from 'node:child_process'

/** A named pipe that nobody writes into: whoever opens it as a file waits forever. */
export function makePipe(path: string): string {
  execFileSync('mkfifo', [path])
  return path
}
