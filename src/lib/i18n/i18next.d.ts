import 'i18next'
import type english from '../../../public/translations/en/translation.json'

// The English file is the list of keys, so a wrong key does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof english }
    returnNull: false
  }
}
