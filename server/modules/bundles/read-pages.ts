import { lstat, readdir } from 'node:fs/promises'
import type { BundleFaults } from './bundle-fault.ts'
import { openPlainFile } from '../../platform/open-plain-file.ts'
import { compressed, contentTypeOf, type PageFile } from './page-file.ts'

const FILES_MOST = 5_000
const FILE_BYTES_MOST = 32 * 1024 * 1024
const ALL_BYTES_MOST = 256 * 1024 * 1024
const PATH_MOST = 200

/** What may stand between the slashes of an address without being another one. Builds name files by hashes that begin with -. */
const PLAIN_NAME = /^[\p{L}\p{N}_@+~()[\]!$&',;=-][\p{L}\p{N}\p{M}_ .@+~()[\]!$&',;=-]*$/u

/** Where clients of this form ask for a round that is to be shown again; whoever never asks cannot show one. */
const REPLAY_CALL = Buffer.from('bet/replay')
const SCRIPTS = /\.(?:html|js|mjs)$/

export interface ReadPages {
  files: number
  bytes: number
  showsReplays: boolean
}

export const FRONT_PAGE = 'index.html'

async function isFolder(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  return found?.isDirectory() === true
}

/** Paths of all files below a folder, in an order of their own. Hidden ones are left where they are. */
async function pathsBelow(folder: string, under: string, faults: BundleFaults): Promise<string[]> {
  const paths: string[] = []
  const entries = await readdir(under === '' ? folder : `${folder}/${under}`, { withFileTypes: true })
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = under === '' ? entry.name : `${under}/${entry.name}`
    if (entry.name.startsWith('.')) continue
    if (entry.isSymbolicLink()) faults.add(path, null, 'is a symbolic link, which may lead anywhere')
    else if (!PLAIN_NAME.test(entry.name) || path.length > PATH_MOST)
      faults.add(path.slice(0, PATH_MOST), null, 'has a name that is no plain part of an address')
    else if (entry.isDirectory()) paths.push(...(await pathsBelow(folder, path, faults)))
    else if (entry.isFile()) paths.push(path)
    else faults.add(path, null, 'is neither file nor folder')
  }
  return paths
}

async function readPage(folder: string, path: string, faults: BundleFaults): Promise<PageFile | undefined> {
  const opened = await openPlainFile(`${folder}/${path}`)
  if (typeof opened === 'string') {
    faults.add(path, null, opened)
    return undefined
  }
  try {
    if (opened.bytes > FILE_BYTES_MOST) {
      faults.add(path, null, `is larger than ${FILE_BYTES_MOST} bytes`)
      return undefined
    }
    const bytes = await opened.handle.readFile()
    const { contentType, isWorthCompressing } = contentTypeOf(path)
    return { path, contentType, bytes, brotli: isWorthCompressing ? await compressed(bytes) : null }
  } finally {
    await opened.handle.close()
  }
}

/**
 * Reads the page a game is played on with all it loads, a file at a time: a folder with index.html and assets. Nothing
 * outside the folder is reached. Answers how many bytes in how many files, and whether a round is ever asked for to be shown
 * again; undefined where something is wrong.
 */
export async function readPages(
  folder: string,
  faults: BundleFaults,
  keep: (page: PageFile) => Promise<void>,
): Promise<ReadPages | undefined> {
  const before = faults.count
  if (!(await isFolder(folder))) {
    faults.add(folder, null, 'is no folder')
    return undefined
  }
  const paths = await pathsBelow(folder, '', faults)
  if (!paths.includes(FRONT_PAGE)) faults.add(FRONT_PAGE, null, 'is missing: it is the page a game is opened by')
  if (paths.length > FILES_MOST) faults.add(folder, null, `has more than ${FILES_MOST} files`)
  if (faults.count > before) return undefined

  let bytes = 0
  let showsReplays = false
  for (const path of paths) {
    const page = await readPage(folder, path, faults)
    if (!page) continue
    bytes += page.bytes.length
    if (bytes > ALL_BYTES_MOST) {
      faults.add(folder, null, `has more than ${ALL_BYTES_MOST} bytes`)
      break
    }
    if (SCRIPTS.test(path) && page.bytes.includes(REPLAY_CALL)) showsReplays = true
    await keep(page)
  }
  return faults.count > before ? undefined : { files: paths.length, bytes, showsReplays }
}
