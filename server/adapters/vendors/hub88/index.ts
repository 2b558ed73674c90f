// Vendors who speak the seamless wallet of Hub88 and of Caleta: README.md says where the wire was read.
export { caleta, hub88 } from './launch.ts'
export { hub88Routes } from './wallet.ts'
