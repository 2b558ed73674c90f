import { uploadPicture } from '@croupier/api/wallet/deposits/upload-picture.ts'
import { filesPort } from '../../../platform/files.ts'
import { redrawImage, UnacceptableUpload } from '../../../platform/images.ts'
import { implement } from '../../../platform/implement.ts'
import { keepPicture } from './deposits-store.ts'

export default implement(uploadPicture, async (ctx, { picture }) => {
  const drawn = await redrawImage(Buffer.from(picture, 'base64')).catch((error: unknown) => {
    if (!(error instanceof UnacceptableUpload)) throw error
    const code = error.fault === 'not-an-image' ? 'upload.not.image' : 'upload.too.large'
    throw ctx.refusal(code, { fields: [{ field: 'picture', messageKey: `refusals.${code}` }] })
  })
  return ctx.conclude(async ({ tx, clock }) => {
    const name = await ctx.use(filesPort).put(tx, drawn)
    await keepPicture(tx, ctx.session.memberId, name, clock.now())
    return { name }
  })
})
