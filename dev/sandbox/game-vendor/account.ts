/** How the demo's house and the sandbox's vendor know each other. Public: the sandbox listens on this machine alone. */
export const vendorAccount = {
  code: 'SANDBOX',
  name: 'Sandbox Studio',
  casinoId: 'lumen',
  secret: 'sandbox-studio-and-lumen-share-this',
}
