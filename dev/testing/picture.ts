import { crc32, deflateSync } from 'node:zlib'

/** A part of a PNG: its length, its name, what it holds and their sum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const SIDE = 8

/** A PNG of 8 by 8 points in black and white, another one for each number. */
export function pictureOf(number: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // Eight bits of grey.
  header[8] = 8
  const points = Array.from({ length: SIDE * SIDE }, (_, at) => (Math.floor(number / 2 ** at) % 2) * 255)
  const lines = Array.from({ length: SIDE }, (_, line) => [0, ...points.slice(line * SIDE, (line + 1) * SIDE)])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from(lines.flat()))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
