import type { Config } from './readConfig'

/** Read and checked once, when the client is built or the development server starts (readConfig.ts). */
export const config: Config = BUILD_CONFIG
