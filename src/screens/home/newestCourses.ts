/** The number of courses on the home page. */
export const COUNT = 4

export const newest = { page: 1, pageSize: COUNT, sort: 'DESC' } as const
