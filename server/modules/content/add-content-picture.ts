import { addContentPicture } from '@croupier/api/content/add-content-picture.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { filesPort } from '../../platform/files.ts'
import { readImageHeader } from '../../platform/image-header.ts'
import { redrawImage, UnacceptableUpload } from '../../platform/images.ts'
import { implement } from '../../platform/implement.ts'
import { keepContentPicture } from './content-pictures-store.ts'
import { contentPicturePath } from './content-picture.ts'

export default implement(addContentPicture, async (ctx, { picture }) => {
  const drawn = await redrawImage(Buffer.from(picture, 'base64')).catch((error: unknown) => {
    if (!(error instanceof UnacceptableUpload)) throw error
    const code = error.fault === 'not-an-image' ? 'upload.not.image' : 'upload.too.large'
    throw ctx.refusal(code, { fields: [{ field: 'picture', messageKey: `refusals.${code}` }] })
  })
  // Turned upright and made smaller, it has other sides than what was handed in.
  const { width, height } = readImageHeader(drawn.bytes)!
  return ctx.conclude(async ({ tx, clock }) => {
    const name = await ctx.use(filesPort).put(tx, drawn)
    await keepContentPicture(tx, { name, by: nameOfActor(ctx.actor), now: clock.now() })
    return { url: contentPicturePath(name), width, height }
  })
})
