// What the build puts in place of names, and the kinds of files that a module may import.
interface ImportMetaEnv {
  readonly CONFIG: import('./lib/read-config').Config
  /** The mock API answers: the development server without an API host. */
  readonly MOCK_API: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
