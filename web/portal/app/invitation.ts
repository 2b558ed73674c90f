const KEY = 'invitation'

/** Keeps the code of an affiliate link (`/?affiliateCode=…`) until someone registers in this tab. */
export function rememberInvitation(query: URLSearchParams): void {
  const code = query.get('affiliateCode') ?? query.get('affiliatecode')
  if (!code || !/^[A-Za-z0-9]{1,40}$/.test(code)) return
  try {
    sessionStorage.setItem(KEY, code)
  } catch {
    // Storage refused: the person types the code.
  }
}

export function invitation(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** After it was refused: whoever goes on does so without it. */
export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
