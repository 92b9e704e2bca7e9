/** Leaves the app for an external page. */
export const leaveFor = (link: string) => window.location.assign(link)

export const reload = () => window.location.reload()
