// What the build puts in place of names, and the kinds of files that a module may import.
interface ImportMetaEnv {
  readonly DEV: boolean
  readonly PUBLIC_API_HOST?: string
  readonly PUBLIC_PRODUCT_NAME?: string
  readonly PUBLIC_STRIPE_KEY?: string
  readonly PUBLIC_STRIPE_JS_URL?: string
  readonly PUBLIC_SHOW_DISCOUNT?: string
  readonly PUBLIC_AVATAR_URL?: string
  readonly PUBLIC_TRANSLATE_WIDGET?: string
  readonly PUBLIC_GEOLOCATION_URL?: string
  readonly PUBLIC_MOCK_API?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
