/** How many courses the home page shows. */
export const COUNT = 4

export const newest = { page: 1, pageSize: COUNT, sort: 'DESC' } as const
