import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeAccounts } from '@croupier/dev/world/accounts-file.ts'
import { loadCertificate } from '@croupier/server/platform/certificate.ts'
import { readConfig } from '@croupier/server/platform/config.ts'
import { loadSecretsKeys } from '@croupier/server/platform/secrets-key.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'

let parent: string
let folder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'croupier-data-'))
  folder = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true }))

/** What others than the owner may do. */
const othersMay = async (path: string) => (await stat(path)).mode & 0o077
/** Root's PostgreSQL is another account, which passes through the folder and may not list it. */
const ENTER = process.getuid?.() === 0 ? 0o011 : 0

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('can be read by its owner alone, with all that is in it', async () => {
    await prepareDataFolder(folder)
    const config = readConfig({ DATA_DIR: folder })
    await loadSecretsKeys(config)
    await loadCertificate(config)
    await writeAccounts(folder, [])

    expect(await othersMay(folder)).toBe(ENTER)
    for (const name of ['secrets-key', 'certificate.pem', 'demo-accounts.json']) {
      expect([name, await othersMay(join(folder, name))]).toEqual([name, 0])
    }
  })

  it('is closed where an older Croupier left it open', async () => {
    await mkdir(folder, { mode: 0o755 })
    await chmod(folder, 0o755)
    const kept = ['demo-accounts.json', 'certificate.pem', 'secrets-key', 'server.log.old', 'demo-world.stamp']
    for (const name of [...kept, 'notes.txt']) await writeFile(join(folder, name), '', { mode: 0o644 })

    await prepareDataFolder(folder)

    expect(await othersMay(folder)).toBe(ENTER)
    for (const name of kept) expect([name, await othersMay(join(folder, name))]).toEqual([name, 0])
    expect(await othersMay(join(folder, 'notes.txt'))).toBe(0o044)
  })

  it('leaves a folder alone that holds nothing of ours', async () => {
    await mkdir(folder)
    await chmod(folder, 0o750)

    await prepareDataFolder(folder)

    expect(await othersMay(folder)).toBe(0o050)
  })

  it('replaces the list of demo accounts that others could read', async () => {
    await mkdir(folder)
    for (const name of ['demo-accounts.json', 'demo-accounts.json.new']) {
      await writeFile(join(folder, name), '', { mode: 0o644 })
    }

    expect(await othersMay(await writeAccounts(folder, []))).toBe(0)
  })
})
