import { readFile } from 'node:fs/promises'
import { madeOnce } from '@croupier/basis/made-once.ts'

/** The most used passwords of published breaches, in lower case; read when the first one is asked about. */
const list = madeOnce(async (): Promise<ReadonlySet<string>> => {
  const file = new URL(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))
  return new Set(JSON.parse(await readFile(file, 'utf8')) as string[])
})

/** Whether a password is on the list of breached ones, whatever its letter case. */
export async function isBreached(password: string): Promise<boolean> {
  return (await list()).has(password.toLowerCase())
}
