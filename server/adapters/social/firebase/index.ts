// Firebase Authentication as another way to have a code sent: its ID tokens say whose a number is.
export { openFirebase } from './firebase.ts'
