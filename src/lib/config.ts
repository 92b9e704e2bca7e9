import { readConfig } from './read-config'

/** The environment of this build; each name is written out because the bundler replaces the whole expression. */
const environment = {
  PUBLIC_API_HOST: import.meta.env.PUBLIC_API_HOST,
  PUBLIC_PRODUCT_NAME: import.meta.env.PUBLIC_PRODUCT_NAME,
  PUBLIC_STRIPE_KEY: import.meta.env.PUBLIC_STRIPE_KEY,
  PUBLIC_STRIPE_JS_URL: import.meta.env.PUBLIC_STRIPE_JS_URL,
  PUBLIC_SHOW_DISCOUNT: import.meta.env.PUBLIC_SHOW_DISCOUNT,
  PUBLIC_AVATAR_URL: import.meta.env.PUBLIC_AVATAR_URL,
  PUBLIC_TRANSLATE_WIDGET: import.meta.env.PUBLIC_TRANSLATE_WIDGET,
  PUBLIC_GEOLOCATION_URL: import.meta.env.PUBLIC_GEOLOCATION_URL,
}

export const config = readConfig(environment)
