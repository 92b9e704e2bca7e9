import type { AppDispatch } from './reducer'

/** The services of a store, for listeners: all stores share their middleware. */
export const servicesOf = (dispatch: AppDispatch) => dispatch((_dispatch, _getState, services) => services)
