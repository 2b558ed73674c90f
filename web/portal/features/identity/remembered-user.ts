const NAME = 'lastUser'
const DAY_SECONDS = 86_400

/** The name of who logged in here last and wanted it kept; empty where nobody did. */
export function rememberedUser(): string {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${NAME}=`))
  return found === undefined ? '' : decodeURIComponent(found.slice(NAME.length + 1))
}

/** Keeps a name for a day; an empty one forgets. */
export function rememberUser(account: string): void {
  const age = account === '' ? 0 : DAY_SECONDS
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing on some phones
  document.cookie = `${NAME}=${encodeURIComponent(account)}; Path=/; Max-Age=${age}; SameSite=Strict`
}
