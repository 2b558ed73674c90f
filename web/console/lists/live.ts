/** What several operators work on is asked again this often while somebody looks at it. */
export const SHARED_WORK = 5_000
