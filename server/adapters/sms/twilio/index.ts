// Gateways that speak the Twilio Messages API.
export { twilioSms } from './twilio.ts'
