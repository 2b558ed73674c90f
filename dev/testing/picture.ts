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

/** A PNG of so many points in grey or in colours, `channels` bytes each; `more`: what else is told of it. */
export function pngOf(
  [width, height]: readonly [width: number, height: number],
  channels: 1 | 3,
  points: Buffer,
  more: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits each.
  header[8] = 8
  header[9] = channels === 1 ? 0 : 2
  const line = width * channels
  const lines = Array.from({ length: height }, (_, at) =>
    Buffer.concat([Buffer.alloc(1), points.subarray(at * line, (at + 1) * line)]),
  )
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', deflateSync(Buffer.concat(lines))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG of 8 by 8 points in black and white, another one for each number; `more`: what else is told of it. */
export function pictureOf(number: number, more: readonly Buffer[] = []): Buffer {
  const points = Array.from({ length: SIDE * SIDE }, (_, at) => (Math.floor(number / 2 ** at) % 2) * 255)
  return pngOf([SIDE, SIDE], 1, Buffer.from(points), more)
}

/** The same as a camera writes it: with where it was taken, `GPS Secret`. */
export function photoOf(number: number): Buffer {
  const told = Buffer.from('49492a000800000001001201030001000000010000000000000047505320536563726574', 'hex')
  return pictureOf(number, [pngChunk('eXIf', told)])
}
