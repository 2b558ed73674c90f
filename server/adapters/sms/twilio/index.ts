// Gateways that speak the Twilio Messages API.
export { openTwilio } from './twilio.ts'
