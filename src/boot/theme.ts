import { readTheme, showTheme } from '../lib/theme'

showTheme(readTheme())
