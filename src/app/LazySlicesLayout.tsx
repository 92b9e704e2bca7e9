import { Outlet } from 'react-router'
import { LazySlicesGate } from '@/blocks/LazySlicesGate'

/** The layout of screens that read the lazy slices: those for learners and donors. */
export default function LazySlicesLayout() {
  return (
    <LazySlicesGate>
      <Outlet />
    </LazySlicesGate>
  )
}
