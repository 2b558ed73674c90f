import type { StoredFile } from './files.ts'
import { redrawImage, UnacceptableUpload } from './images.ts'
import { Refusal } from './refusal.ts'

/**
 * Re-encodes uploaded pictures: what is kept was made by us.
 * @throws Refusal upload.not.image, upload.too.large
 */
export async function drawPictures(pictures: readonly string[]): Promise<StoredFile[]> {
  const drawn: StoredFile[] = []
  for (const [at, picture] of pictures.entries()) {
    drawn.push(
      await redrawImage(Buffer.from(picture, 'base64')).catch((error: unknown) => {
        if (!(error instanceof UnacceptableUpload)) throw error
        const code = error.fault === 'not-an-image' ? 'upload.not.image' : 'upload.too.large'
        throw new Refusal(code, { fields: [{ field: `pictures.${at}`, messageKey: `refusals.${code}` }] })
      }),
    )
  }
  return drawn
}
