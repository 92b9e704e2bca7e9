/** In the order of their index in the URL: story 0, mission 1, vision 2. */
export const tabs = ['story', 'mission', 'vision'] as const

export type AboutTab = (typeof tabs)[number]
