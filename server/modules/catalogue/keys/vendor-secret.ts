/** What a vendor's secret is sealed for: under another code it no longer opens. */
export function vendorSecretPlace(code: string): string {
  return `catalogue.vendor:${code}`
}
