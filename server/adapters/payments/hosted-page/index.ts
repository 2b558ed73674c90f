// Providers that speak our hosted-page API: deposits on their page, payouts to accounts, signed call-backs.
export { hostedPageRoutes } from './callbacks.ts'
export { openHostedPage } from './protocol.ts'
