import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { OutsideFault } from './outside-fault.ts'

const ways = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}

/**
 * What a body holds, by its Content-Encoding: never more than `longest` bytes, for 400 kB of gzip may hold 400 MB.
 * @throws OutsideFault where there is more, or where it cannot be unpacked; packed twice nobody was asked to
 */
export async function unpack(body: Buffer, encoding: string | undefined, longest: number): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() ?? ''
  if (body.length === 0 || name === '' || name === 'identity') return body
  const way = Object.hasOwn(ways, name) ? ways[name as keyof typeof ways] : undefined
  if (!way) throw new OutsideFault('packed')
  try {
    return await way(body, { maxOutputLength: longest })
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new OutsideFault(isLarge ? 'large' : 'packed', error)
  }
}
