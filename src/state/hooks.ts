import { useDispatch, useSelector, useStore } from 'react-redux'
import type { Services } from '@/lib/services'
import type { AppDispatch, AppStore, RootState } from './reducer'
import { servicesOf } from './services'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
/** @param make which of the store's services */
export const useService = <Service>(make: (services: Services) => Service) =>
  servicesOf(useAppDispatch()).get(make)
/** For handlers that look at the state right after their event. */
export const useAppStore = useStore.withTypes<AppStore>()
