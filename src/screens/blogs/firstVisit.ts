/** The key of the first list after the site is opened, which the prerendered document contains. */
export const firstVisit = 'first'
