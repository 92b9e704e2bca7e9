import { createContext } from 'react'
import type { Head } from '@/domain/site/head'

/** The prerenderer collects the heads of a page's components here, the frame's first; null in the browser. */
export const PageHeads = createContext<Head[] | null>(null)
