import type { App } from '../../platform/app.ts'
import { filesPort, type StoredFile } from '../../platform/files.ts'
import { isContentPicture } from './content-pictures-store.ts'

/** Where everybody finds a picture of an operator's, by the hash of its content. */
export function contentPicturePath(name: string): string {
  return `/pictures/${name}.webp`
}

/**
 * A picture that operators handed in for everybody; undefined for any other file, though its name be known: slips and
 * proofs lie in the same place and are shown for tickets alone.
 */
export async function contentPicture({ database, ports }: App, name: string): Promise<StoredFile | undefined> {
  if (!/^[0-9a-f]{64}$/.test(name) || !(await isContentPicture(database, name))) return undefined
  return ports.use(filesPort).get(name)
}
