import { useDispatch, useSelector, useStore } from 'react-redux'
import type { Services } from '@/lib/services'
import type { AppDispatch, AppStore, RootState } from './reducer'
import { servicesOf } from './services'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
/**
 * Returns a service of the store.
 * @param make the service's factory
 */
export const useService = <Service>(make: (services: Services) => Service) =>
  servicesOf(useAppDispatch()).get(make)
/** For event handlers that read the state right after their event. */
export const useAppStore = useStore.withTypes<AppStore>()
