// Vendors who speak the seamless wallet of the SOFTSWISS form: README.md says where the wire was read.
export { softswiss } from './launch.ts'
export { softswissRoutes } from './wallet.ts'
