// Telegram's log-in widget: what comes back is signed with the bot's token, and nobody is asked.
export { telegram } from './telegram.ts'
