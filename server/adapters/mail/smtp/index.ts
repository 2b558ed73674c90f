// Letters leave by SMTP, through the server an operator has set.
export { openSmtp } from './smtp.ts'
