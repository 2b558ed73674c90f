import { Transformer } from '@napi-rs/image'

/** A drawn picture of so many points, to be encoded. */
export function drawn(width: number, height: number): Transformer {
  const pixels = Buffer.alloc(width * height * 4, 255)
  for (let index = 0; index < pixels.length; index += 4) pixels[index] = index % 251
  return Transformer.fromRgbaPixels(pixels, width, height)
}

/** A JPEG whose camera says it was held sideways, and where: `GPS Secret`. */
export async function photo(width: number, height: number): Promise<Buffer> {
  const jpeg = await drawn(width, height).jpeg(80)
  const exif = Buffer.from(
    '45786966000049492a000800000001001201030001000000060000000000000047505320536563726574',
    'hex',
  )
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}
