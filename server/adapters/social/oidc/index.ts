// Any issuer of OpenID Connect: Google, LINE, and whoever else an operator names.
export { openOidc } from './oidc.ts'
