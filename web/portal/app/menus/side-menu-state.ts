import { storedFlag } from '../../page/stored-flag.ts'

/** Whether the side menu of a wide screen shows icons alone. */
export const sideMenuCollapsed = storedFlag('menu-collapsed')
