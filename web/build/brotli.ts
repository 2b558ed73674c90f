import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt)$/
/** Below this a compressed file saves no packet. */
const SMALL = 600

/** Writes a .br beside every file that gains by it; the server sends it where the browser takes it. */
export function brotli(): Plugin {
  let folder = ''
  let isWritten = false
  return {
    name: 'croupier-brotli',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Closed after a failure too: the error of that is the one to be read, not that there is no folder.
        if (!isWritten) return
        const names = await readdir(folder, { recursive: true })
        for (const name of names.filter((each) => COMPRESSIBLE.test(each))) {
          const content = await readFile(join(folder, name))
          if (content.length < SMALL) continue
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          await writeFile(join(folder, `${name}.br`), await compress(content, { params }))
        }
      },
    },
  }
}
