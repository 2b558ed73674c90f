import * as z from 'zod/mini'

/** An http or https address, or a path of our own (`/help#contact`): never another scheme, whatever an operator pastes. */
export const webAddress = z.string().check(
  z.maxLength(500),
  z.refine((text) => isOwnPath(text) || isWeb(text), 'fault.format'),
)

function isOwnPath(text: string): boolean {
  // Two slashes, or a slash and a backslash, are another host to a browser.
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

function isWeb(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

/** An origin without a path: `https://img.example.com`. */
export const webOrigin = z.string().check(
  z.maxLength(255),
  z.refine((text) => isWeb(text) && new URL(text).origin === text, 'fault.format'),
)
