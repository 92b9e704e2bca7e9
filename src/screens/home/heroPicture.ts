/** The biggest thing of the first screen: fetched along with the code that shows it. */
export const heroPicture = '/static/images/hero.svg'
