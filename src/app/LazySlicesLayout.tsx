import { Outlet } from 'react-router'
import { LazySlicesGate } from '@/blocks/LazySlicesGate'

/** Screens for learners and donors: they read the lazy slices. */
export default function LazySlicesLayout() {
  return (
    <LazySlicesGate>
      <Outlet />
    </LazySlicesGate>
  )
}
