/** The largest picture of the first view, preloaded along with the code that shows it. */
export const heroPicture = '/static/images/hero.svg'
