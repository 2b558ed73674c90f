/** Pixels of a side: the server keeps 256. */
const SIDE = 256

/**
 * A chosen picture cut to a small square, as base64: what a phone's camera makes is too large to send for a face in a
 * circle. Undefined where the browser finds no picture in it.
 */
export async function shrinkImage(file: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const side = Math.min(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // What is see-through would come out black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, (bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]
}
