import { readTheme, showTheme } from '../lib/page/theme'

showTheme(readTheme())
