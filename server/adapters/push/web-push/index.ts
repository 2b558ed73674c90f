// Services of browsers that speak Web Push (RFC 8030, 8291, 8292).
export { openWebPush } from './web-push.ts'
