import { useEffect, useRef } from 'react'
import { authApi } from '@/api/auth'
import { every } from '@/api/tags'
import { useAppDispatch } from '@/state/hooks'

/**
 * Where the history tells something else of running subscriptions than the user does, one has begun or ended elsewhere: then the user is
 * asked for again, once for each answer, since a server may go on to disagree with itself.
 * @param isRunning undefined while the history does not tell
 * @param answeredAt when it told that
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
