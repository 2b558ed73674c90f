import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './programs.ts'

const LEFT_OUT = new Set(['node_modules', 'dist', '.vite'])

/** A number for everything in these files and folders of a folder, the repository (tests aside): it changes when any of it does. */
export async function stampOf(paths: readonly string[], folder = root): Promise<string> {
  const files: string[] = []
  for (const path of paths) await collect(join(folder, path), files)
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    hash.update(`${relative(folder, file)}\0`)
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

async function collect(path: string, files: string[]): Promise<void> {
  let entries
  try {
    entries = await readdir(path, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') files.push(path)
    return
  }
  for (const entry of entries) {
    const inside = join(path, entry.name)
    if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) await collect(inside, files)
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(inside)
  }
}

/** Whether the stamp that was left in this file is this one. */
export async function isStamped(file: string, stamp: string): Promise<boolean> {
  return (await readFile(file, 'utf8').catch(() => '')) === stamp
}
