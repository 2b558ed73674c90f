// Facebook Login: OAuth 2.0 for who may ask, the Graph API for whom.
export { openFacebook } from './facebook.ts'
