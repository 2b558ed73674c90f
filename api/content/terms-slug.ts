/** What members agree to, and agree to anew when it changes. A file of its own: every page's footer names it, and checks no form. */
export const TERMS_SLUG = 'terms'
