/** What the headers depend on. */
export interface HeaderOptions {
  /** Asked at every answer: an operator may open a vendor while we run. */
  frameSources(): readonly string[]
  /** Hosts the operator has set: pictures come from them, or are asked of them to be counted. */
  imageSources?: (() => readonly string[]) | undefined
  /** Hosts the operator has set: games are opened from them, once the page has seen that they answer. */
  launchSources?: (() => readonly string[]) | undefined
  secure: boolean
}

/** The headers of an answer given now; rebuilt only where the sources have changed. */
export function currentSecurityHeaders(options: HeaderOptions): () => Record<string, string> {
  const read = (): Sources => {
    const launches = options.launchSources?.() ?? []
    return {
      frames: [...options.frameSources(), ...launches].join(' '),
      images: (options.imageSources?.() ?? []).join(' '),
      launches: launches.join(' '),
    }
  }
  let sources = read()
  let headers = securityHeaders(sources, options.secure)
  return () => {
    const now = read()
    if (now.frames !== sources.frames || now.images !== sources.images || now.launches !== sources.launches) {
      sources = now
      headers = securityHeaders(sources, options.secure)
    }
    return headers
  }
}

interface Sources {
  frames: string
  images: string
  launches: string
}

/**
 * What every answer carries. The policies are strict: no inline script or style, no eval, Trusted Types, no framing of
 * our pages; `sources` are the origins beside our own that the portal needs.
 */
function securityHeaders(sources: Sources, secure: boolean): Record<string, string> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${sources.images}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${sources.launches}`.trim(),
    `frame-src 'self' ${sources.frames}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types croupier',
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/**
 * Over the headers of every answer, those of an in-house game's page: pages of `ancestors` may frame it, and it reaches
 * nothing but its own origin. `x-frame-options` cannot name an origin and is taken away where these are sent.
 */
export function gamePageHeaders(ancestors: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Symbols are drawn in code and rasterised from blobs.
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return { 'content-security-policy': policy.join('; ') }
}

/**
 * Over the headers of every answer, those of an imported game's page and all it loads. Engines of such games compile
 * their drawing code at run time and style from scripts, so that is let be; but nothing is loaded from elsewhere and
 * nothing is told elsewhere: it reaches the origin of bundles, where the game server answers and nothing of the house's
 * lies. `sandbox` says again what the portal's frame says, for a page that is opened without it.
 */
export function bundlePageHeaders(ancestors: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self' data: blob:",
    "manifest-src 'self'",
    'sandbox allow-scripts allow-same-origin allow-forms allow-pointer-lock',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ') || "'none'"}`,
  ]
  return { 'content-security-policy': policy.join('; ') }
}

/** Where a page speaks to Firebase: the API's address, and the one reCAPTCHA's scripts lie below. */
export interface FirebaseHosts {
  toolkitUrl: string
  recaptchaUrl: string
}

/**
 * Over the headers of every answer, those of the page that has codes sent by Firebase. Beside our own script it runs
 * Google's check for robots, which needs the hosts Google names for it
 * (https://developers.google.com/recaptcha/docs/faq, on CSP), styles of its own making, and no Trusted Types.
 */
export function phoneCodePageHeaders(
  ancestors: readonly string[],
  { toolkitUrl, recaptchaUrl }: FirebaseHosts,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${recaptchaUrl}/ https://www.gstatic.com/recaptcha/`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https://www.gstatic.com/recaptcha/",
    `frame-src ${recaptchaUrl}/ https://recaptcha.google.com/recaptcha/`,
    `connect-src ${toolkitUrl}/ ${recaptchaUrl}/`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ') || "'none'"}`,
  ]
  return { 'content-security-policy': policy.join('; ') }
}
