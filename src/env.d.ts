// What the build puts in place of names, and the kinds of files that a module may import.
declare const BUILD_CONFIG: import('./lib/config/readConfig').Config
/** The year in which the client was built. */
declare const BUILD_YEAR: number
/** The mock API answers: the development server without an API host. */
declare const MOCK_API: boolean

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'

declare module '*.woff2' {
  const address: string
  export default address
}
