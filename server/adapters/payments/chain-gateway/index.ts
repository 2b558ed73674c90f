// Gateways to chains of crypto currencies: an address for each order, confirmations, transfers to members' addresses.
export { chainGatewayRoutes } from './callbacks.ts'
export { openChainGateway } from './protocol.ts'
