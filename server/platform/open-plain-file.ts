import { constants, type FileHandle, lstat, open, stat } from 'node:fs/promises'

export interface PlainFile {
  readonly handle: FileHandle
  readonly bytes: number
}

const NO_FILE = 'is no plain file, but a folder, pipe, socket or device'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  ENOTDIR: 'is missing',
  ELOOP: 'is a symbolic link, which may lead anywhere',
  EACCES: 'may not be read',
  // A socket, or a device nothing answers for.
  ENXIO: NO_FILE,
  ENODEV: NO_FILE,
}

/**
 * Opens a file that is one itself; a text says why it is not opened. A pipe is never waited for. Links are followed where
 * `isLinkTaken`: a person may name one, files of somebody else's folder may not be one. Whoever opens it closes it.
 */
export async function openPlainFile(path: string, { isLinkTaken = false } = {}): Promise<PlainFile | string> {
  let handle: FileHandle
  try {
    // Without O_NONBLOCK the opening of a pipe waits for whoever writes into it, perhaps forever.
    const links = isLinkTaken ? 0 : constants.O_NOFOLLOW
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | links)
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw error
    return reason
  }
  const found = await handle.stat()
  if (found.isFile()) return { handle, bytes: found.size }
  await handle.close()
  return NO_FILE
}

/** A text that a person names by its path. @throws Error that says what is wrong with the path */
export async function readPlainText(path: string): Promise<string> {
  const opened = await openPlainFile(path, { isLinkTaken: true })
  if (typeof opened === 'string') throw new Error(`it ${opened}`)
  try {
    return await opened.handle.readFile('utf8')
  } finally {
    await opened.handle.close()
  }
}

/** Why nothing can be written to this path: what lies there is no plain file. Undefined where it is one, or nothing. */
export async function whyNotWritten(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (found) return found.isFile() ? undefined : NO_FILE
  const link = await lstat(path).catch(() => undefined)
  return link && 'is a symbolic link that leads nowhere'
}
