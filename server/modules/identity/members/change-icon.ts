import { changeIcon } from '@croupier/api/identity/members/change-icon.ts'
import { filesPort } from '../../../platform/files.ts'
import { redrawImage, UnacceptableUpload } from '../../../platform/images.ts'
import { implement } from '../../../platform/implement.ts'
import { setIcon } from './choices-store.ts'
import { iconAddress } from './icon-address.ts'

/** Pixels of a side: as large as a screen of many dots shows it. */
const ICON_SIDE = 256

export default implement(changeIcon, async (ctx, { image }) => {
  const refuse = (code: 'upload.not.image' | 'upload.too.large') =>
    ctx.refusal(code, { fields: [{ field: 'image', messageKey: `refusals.${code}` }] })
  const drawn = await redrawImage(Buffer.from(image, 'base64'), { square: ICON_SIDE }).catch((error: unknown) => {
    if (!(error instanceof UnacceptableUpload)) throw error
    throw refuse(error.fault === 'not-an-image' ? 'upload.not.image' : 'upload.too.large')
  })
  return ctx.conclude(async ({ tx }) => {
    await setIcon(tx, ctx.session.memberId, await ctx.use(filesPort).put(tx, drawn))
    return { icon: iconAddress(drawn) }
  })
})
