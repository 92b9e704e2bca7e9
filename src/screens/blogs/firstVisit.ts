/** The list of posts that a visit of the site begins with, whichever entry of the history that is: the document holds it. */
export const firstVisit = 'first'
