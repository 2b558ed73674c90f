// Card providers with a page of their own: the card's number is typed there and never reaches us.
export { cardPageRoutes } from './callbacks.ts'
export { openCardPage } from './protocol.ts'
