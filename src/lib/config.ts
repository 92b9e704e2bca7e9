import type { Config } from './read-config'

/** Read and checked once, when the client is built or the development server starts (rsbuild.config.ts, read-config.ts). */
export const config: Config = BUILD_CONFIG
