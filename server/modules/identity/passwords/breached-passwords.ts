import { readFile } from 'node:fs/promises'

let list: Promise<ReadonlySet<string>> | undefined

/** The most used passwords of published breaches, in lower case; read when the first one is asked about. */
async function read(): Promise<ReadonlySet<string>> {
  const file = new URL(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))
  return new Set(JSON.parse(await readFile(file, 'utf8')) as string[])
}

/** Whether a password is on the list of breached ones, whatever its letter case. */
export async function isBreached(password: string): Promise<boolean> {
  list ??= read()
  return (await list).has(password.toLowerCase())
}
