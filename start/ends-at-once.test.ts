import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startPostgres } from './postgres.ts'
import { startProgram } from './programs.ts'

/** Logs are closed so slowly that whatever is started has ended by then, as on a machine with much other work. */
vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof import('node:fs/promises')>()
  return {
    ...actual,
    async open(...given: Parameters<typeof actual.open>) {
      const file = await actual.open(...given)
      const close = file.close.bind(file)
      file.close = async () => {
        await sleep(3_000)
        await close()
      }
      return file
    },
  }
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-ends-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a program that ends before its log is closed on our side is heard of', async () => {
  const file = join(folder, 'program.mjs')
  await writeFile(file, 'process.exit(3)\n')
  const program = await startProgram({ name: 'The program', line: [file], logPath: join(folder, 'program.log') })
  expect(await program.ended).toMatchObject({ succeeded: false, says: expect.stringContaining('ended with 3') })
})

it('so is a PostgreSQL that cannot start', async () => {
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false })
  await postgres.stop()
  await appendFile(join(folder, 'postgres/data/postgresql.conf'), '\nwork_mem = plenty\n')
  await expect(startPostgres({ folder: join(folder, 'postgres'), durable: false })).rejects.toThrow(/work_mem/)
})
