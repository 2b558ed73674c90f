const USER = 'lastUser'
/** Whether the server keeps, in a cookie no script reads, what stands for this user's password. */
const KEPT = 'rememberLogin'
/** Dialing code and number of who logged in by a text. */
const MOBILE = 'lastMobile'
const DAY_SECONDS = 86_400

function read(name: string): string {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found === undefined ? '' : decodeURIComponent(found.slice(name.length + 1))
}

function write(name: string, value: string): void {
  const age = value === '' ? 0 : DAY_SECONDS
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing on some phones
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Strict`
}

/** The name of who logged in here last and wanted it kept; empty where nobody did. */
export function rememberedUser(): string {
  return read(USER)
}

/** Whether that user can come in without typing the password. */
export function isLoginKept(): boolean {
  return read(KEPT) === '1'
}

/** Keeps a name for a day, and that its log-in was kept; an empty one forgets both. */
export function rememberUser(account: string): void {
  write(USER, account)
  write(KEPT, account === '' ? '' : '1')
}

/** The log-in no longer is kept; the name still is. */
export function forgetKeptLogin(): void {
  write(KEPT, '')
}

/** The number of who logged in here last by a text and wanted it kept; its parts are empty where nobody did. */
export function rememberedMobile(): { countryDialingCode: string; mobileNum: string } {
  const [countryDialingCode = '', mobileNum = ''] = read(MOBILE).split(' ')
  return { countryDialingCode, mobileNum }
}

/** Keeps a number for a day; undefined forgets. */
export function rememberMobile(phone: { countryDialingCode: string; mobileNum: string } | undefined): void {
  write(MOBILE, phone === undefined ? '' : `${phone.countryDialingCode} ${phone.mobileNum}`)
}
