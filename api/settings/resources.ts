import * as z from 'zod/mini'
import { webAddress } from './web-address.ts'

export const resourceTypes = [
  'LIVECHAT',
  'FACEBOOK',
  'TIKTOK',
  'YOUTUBE',
  'TWITTER',
  'INSTAGRAM',
  'TELEGRAM',
  'WHATSAPP',
  'LINE',
  'EMAIL_FORM',
  'APP_IOS',
  'APP_IOS_LITE',
  'APP_ANDROID',
] as const

/** Where members find us: social pages, live chat, app downloads. */
export const resourceSchema = z.strictObject({
  resourceType: z.enum(resourceTypes),
  url: webAddress,
  labelNameEn: z.string().check(z.minLength(1), z.maxLength(60)),
})

/** Customer service as a button; `csPosition` says on which screens it stands. Without a title it is called so in each language. */
export const customerServiceSchema = z.strictObject({
  csPosition: z.enum(['ALL', 'HEADER', 'MENU', 'MAINTENANCE', 'REGION']),
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  path: webAddress,
})

/**
 * An account at who counts visits; `id` is the account's, for MATOMO the address of the installation and the site's number:
 * `https://stats.example/7`. The portal runs no script of theirs: it asks for their counting picture, once a visitor has
 * agreed.
 */
export const analyticsSchema = z.strictObject({
  provider: z.enum(['GA4', 'MATOMO', 'META_PIXEL']),
  id: z.string().check(z.regex(/^[A-Za-z0-9_.:/-]{1,120}$/)),
})
export type Analytics = z.output<typeof analyticsSchema>
