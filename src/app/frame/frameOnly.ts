import { createContext } from 'react'

/** True in the prerenderer for pages whose screen only the browser can render. */
export const FrameOnly = createContext(false)
