/** To a page that is not ours; what becomes of this one is its browser's business. */
export const leaveFor = (link: string) => window.location.assign(link)

/** The page where we are, from the beginning. */
export const reload = () => window.location.reload()
