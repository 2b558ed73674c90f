import { constants, type FileHandle, open } from 'node:fs/promises'

export interface PlainFile {
  readonly handle: FileHandle
  readonly bytes: number
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  ENOTDIR: 'is missing',
  ELOOP: 'is a symbolic link, which may lead anywhere',
  EACCES: 'may not be read',
}

/** Opens a file that is one itself, no link to one; a text says why it is not opened. Whoever opens it closes it. */
export async function openPlainFile(path: string): Promise<PlainFile | string> {
  let handle: FileHandle
  try {
    handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw error
    return reason
  }
  const found = await handle.stat()
  if (found.isFile()) return { handle, bytes: found.size }
  await handle.close()
  return 'is no file'
}
