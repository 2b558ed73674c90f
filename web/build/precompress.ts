import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const compressible = /\.(html|js|css|svg|json|webmanifest)$/
/** Below this a compressed file saves nothing that a network packet would notice. */
const SMALLEST_BYTES = 1024

/** Writes `<file>.br` beside what compresses well, so the server sends it as it lies there. */
export function precompress(): Plugin {
  return {
    name: 'croupier-precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => compressible.test(file.fileName))
        for (const file of files) {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (bytes.length < SMALLEST_BYTES) continue
          const source = await compress(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
          })
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source })
        }
      },
    },
  }
}
