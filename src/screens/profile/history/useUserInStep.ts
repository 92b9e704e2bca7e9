import { useEffect, useRef } from 'react'
import { authApi } from '@/api/auth'
import { every } from '@/api/tags'
import { useAppDispatch } from '@/state/hooks'

/**
 * If the history and the user disagree about a running subscription, it has begun or ended elsewhere. The
 * page then queries the user again, once per answer, because a server may keep contradicting itself.
 * @param isRunning undefined while the history does not show it
 * @param answeredAt when the server sent the history
 */
export function useUserInStep(
  userId: string,
  isRunning: boolean | undefined,
  answeredAt: number | undefined,
) {
  const dispatch = useAppDispatch()
  const { data: user, isFetching } = authApi.endpoints.getUser.useQueryState({ userId })
  const hasSubscription = user && user.hasSubscription === true
  const compared = useRef<number>(undefined)
  useEffect(() => {
    if (isFetching || hasSubscription === undefined || isRunning === undefined) return
    if (answeredAt === compared.current) return
    compared.current = answeredAt
    if (isRunning !== hasSubscription) dispatch(authApi.util.invalidateTags([every('User')]))
  }, [dispatch, isFetching, hasSubscription, isRunning, answeredAt])
  return hasSubscription
}
