import { createContext } from 'react'
import type { Head } from '@/domain/site/head'

/** Where the prerenderer collects what the components of a page say of it, the frame's first; null in the browser. */
export const PageHeads = createContext<Head[] | null>(null)
