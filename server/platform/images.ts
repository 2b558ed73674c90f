import { ResizeFit, Transformer } from '@napi-rs/image'
import { atOnce } from './at-once.ts'
import { readImageHeader } from './image-header.ts'

/** Why an upload is not taken. */
export type UploadFault = 'too-large' | 'not-an-image' | 'too-many-pixels'

export class UnacceptableUpload extends Error {
  override name = 'UnacceptableUpload'
  readonly fault: UploadFault
  constructor(fault: UploadFault) {
    super(`this upload is ${fault}`)
    this.fault = fault
  }
}

export const UPLOAD_BYTES = 5 * 1024 * 1024
/** A small file can unfold into gigabytes; a phone's photo has some 12 million. */
const PIXELS = 40_000_000
const LONGEST_SIDE = 1920
/**
 * How many times as long as wide a picture may be that is cut to a square: it is stretched over the square before it is
 * cut, so that a line one pixel wide would unfold into gigabytes.
 */
const SQUARE_RATIO = 16
const QUALITY = 82

/** Pictures decoded at once: each may take a hundred megabytes. */
const inTurn = atOnce(2)

/**
 * Re-encodes an uploaded picture: upright, at most 1920 pixels a side, as WebP. What came with it (place, camera,
 * anything hidden behind its end) is gone. `square`: cut to a square of so many pixels a side instead.
 * @throws UnacceptableUpload
 */
export async function redrawImage(
  bytes: Buffer,
  { square }: { square?: number } = {},
): Promise<{ bytes: Buffer; contentType: 'image/webp' }> {
  if (bytes.length > UPLOAD_BYTES) throw new UnacceptableUpload('too-large')
  const header = readImageHeader(bytes)
  if (!header || header.width === 0 || header.height === 0) throw new UnacceptableUpload('not-an-image')
  if (header.width * header.height > PIXELS) throw new UnacceptableUpload('too-many-pixels')
  const shortest = Math.min(header.width, header.height)
  if (square !== undefined && Math.max(header.width, header.height) > SQUARE_RATIO * shortest) {
    throw new UnacceptableUpload('too-many-pixels')
  }
  return inTurn(async () => {
    try {
      const image = new Transformer(bytes).rotate()
      if (square !== undefined) image.resize(square, square, undefined, ResizeFit.Cover)
      else if (Math.max(header.width, header.height) > LONGEST_SIDE)
        image.resize(LONGEST_SIDE, LONGEST_SIDE, undefined, ResizeFit.Inside)
      return { bytes: await image.webp(QUALITY), contentType: 'image/webp' }
    } catch {
      throw new UnacceptableUpload('not-an-image')
    }
  })
}
