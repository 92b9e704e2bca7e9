import { createContext } from 'react'

/** Set by the prerenderer for pages whose screen only the browser can draw: the frame stands alone. */
export const FrameOnly = createContext(false)
