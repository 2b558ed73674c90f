// Facebook Login: OAuth 2.0 for the permission, the Graph API for the person.
export { openFacebook } from './facebook.ts'
