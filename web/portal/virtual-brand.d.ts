declare module 'virtual:brand' {
  export const brand: {
    readonly name: string
    /** The mark itself, as an address. */
    readonly mark: string
    readonly merchantCode: string
    readonly defaultLanguage: string
    readonly isPlayMoney: boolean
    readonly description: string
    readonly themeColor: { readonly light: string; readonly dark: string }
  }
}
