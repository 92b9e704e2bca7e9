import { createContext } from 'react'
import type { Head } from '@/domain/site/head'

/** Collects the metadata of a page for the prerenderer, the frame's first. It is null in the browser. */
export const PageHeads = createContext<Head[] | null>(null)
