import { useEffect } from 'react'

/** Reports that the content around it is hydrated or drawn. */
export function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  return null
}
