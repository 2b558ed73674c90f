import { drawn } from '@croupier/kit/icons/drawn.tsx'

/** Over becomes under. */
export const TurnIcon = /* @__PURE__ */ drawn(<path d="M4.5 9h14l-4-4M19.5 15h-14l4 4" />)
