import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
/** Smaller than one packet anyway. */
const WORTH_BYTES = 1_024

/** The bytes compressed by brotli; null where that saves nothing worth it. */
export async function compressed(bytes: Buffer): Promise<Buffer | null> {
  if (bytes.length <= WORTH_BYTES) return null
  const packed = await compress(bytes, QUALITY)
  return packed.length < bytes.length ? packed : null
}

/** A file of a game's page. */
export interface PageFile {
  /** Below the page's folder: `assets/reel.webp`. */
  readonly path: string
  readonly contentType: string
  readonly bytes: Buffer
  /** The same compressed by brotli; null where that saves nothing worth it. */
  readonly brotli: Buffer | null
}

const TEXTS: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  atlas: 'text/plain; charset=utf-8',
  fnt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
}

const OTHERS: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  webm: 'video/webm',
  mp4: 'video/mp4',
}

/** What a file is served as, by its ending; what nobody knows is bytes and nothing else. */
export function contentTypeOf(path: string): { contentType: string; isWorthCompressing: boolean } {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const text = Object.hasOwn(TEXTS, ending) ? TEXTS[ending] : undefined
  const other = Object.hasOwn(OTHERS, ending) ? OTHERS[ending] : undefined
  return { contentType: text ?? other ?? 'application/octet-stream', isWorthCompressing: text !== undefined }
}
