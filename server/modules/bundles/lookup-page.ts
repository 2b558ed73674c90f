import { compressed, type PageFile } from './page-file.ts'

/** No file of a page begins with a dot, so none can stand in a table's place. */
const FOLDER = '.tables'

/** Where the table of a mode lies among the files of its version. */
export function tablePath(mode: string): string {
  return `${FOLDER}/${encodeURIComponent(mode)}.csv`
}

/** A mode's lookup file to the byte, so that anyone can compare its hash and look a round's number up in it. */
export async function lookupPage(mode: string, bytes: Buffer): Promise<PageFile> {
  return {
    path: `${FOLDER}/${mode}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes,
    brotli: await compressed(bytes),
  }
}
