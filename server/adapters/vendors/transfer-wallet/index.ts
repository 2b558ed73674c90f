// Vendors who keep wallets of their own, over a wire we made: README.md.
export { transferLaunch } from './launch.ts'
export { transferWallet } from './protocol.ts'
