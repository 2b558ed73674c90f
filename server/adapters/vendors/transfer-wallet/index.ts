// Vendors who keep wallets of their own, over a wire we made: README.md.
export { transferLaunch } from './launch.ts'
export { openTransferWallet } from './protocol.ts'
