import type { AppDispatch } from './reducer'

/** The services of a store, for listeners, whose middleware all stores share. */
export const servicesOf = (dispatch: AppDispatch) => dispatch((_dispatch, _getState, services) => services)
