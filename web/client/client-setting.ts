/** What one front end tells the client before its first call. */
export interface ClientSetting {
  /** The `Merchant` header; the operators' console speaks to no merchant and sends none. */
  merchant: string | undefined
  /** The `Device` header. */
  device: 'web' | 'app'
  /** Where the token lies in session storage, and the channel on which tabs hand it over: one name per front end. */
  sessionName: string
  /** The interface language, asked before each call. */
  language(): string
  /** False: nobody has touched the page for a while, so what it asks by itself keeps no session from idling. */
  isAttended?(): boolean
}

let setting: ClientSetting | undefined

export function configureClient(next: ClientSetting): void {
  setting = next
}

/** @throws before configureClient. */
export function clientSetting(): ClientSetting {
  if (!setting) throw new Error('client: configureClient() comes before the first call')
  return setting
}
