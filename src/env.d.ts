// Names that the build replaces by values, and the kinds of files that a module may import.
declare const BUILD_CONFIG: import('./lib/config/readConfig').Config
/** The year in which the client was built. */
declare const BUILD_YEAR: number
/** The sources of scripts that are not ours, as in the content security policy. */
declare const SCRIPT_SOURCES: string[]
/** True in the demo, and in the development server without an API host: the mock API answers. */
declare const MOCK_API: boolean

/** False in development, preview and demo. */
declare const IS_RELEASE: boolean

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'

declare module '*.woff2' {
  const address: string
  export default address
}
