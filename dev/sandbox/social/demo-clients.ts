/**
 * The portal's accounts at the sandbox's houses, as the demo world tells the product. Public: the sandbox listens on this
 * machine alone.
 */
export const demoClients = {
  google: { clientId: 'lumen-portal.apps.sandbox', secret: 'sandbar-google-secret-of-the-demo-2026' },
  line: { clientId: '2000000001', secret: 'sandbar-line-secret-of-the-demo-2026' },
  facebook: { clientId: '410000000000001', secret: 'sandbar-facebook-secret-of-the-demo-2026' },
  telegram: { clientId: '7000000001', secret: '7000000001:sandbar-bot-token-of-the-demo-2026' },
} as const
