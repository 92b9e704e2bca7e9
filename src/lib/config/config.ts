import type { Config } from './readConfig'

/** The build or the development server reads and checks it once (readConfig.ts). */
export const config: Config = BUILD_CONFIG
