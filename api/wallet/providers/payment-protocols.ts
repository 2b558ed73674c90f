/** What payment providers speak: the adapters' folders under server/adapters/payments, as operators choose among them. */
export const paymentProtocols = ['hosted-page', 'chain-gateway', 'card-page'] as const
