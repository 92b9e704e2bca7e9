import { useEffect, useState } from 'react'
import { type LessonFiles, serverFiles } from '@/domain/keeping/lessonFiles'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { openKeptLesson } from '@/state/keeping/actions'
import { selectIsKeepingRead, selectKeptLesson } from '@/state/keeping/selectors'
import { localFiles } from './localFiles'

/**
 * The files of the open lesson: of this device if it keeps the lesson, otherwise the server's. A lesson that
 * is kept while it is open stays with the server's files, because a film would begin again.
 * @param isGated the learner sees none of the files yet, so that those of this device may still come
 * @returns undefined until the device has answered
 */
export function useLessonFiles(
  courseId: string,
  lessonId: string,
  isGated: boolean,
): LessonFiles | undefined {
  const dispatch = useAppDispatch()
  const isRead = useAppSelector(selectIsKeepingRead)
  const isKept = useAppSelector((state) => selectKeptLesson(state, courseId, lessonId)?.status === 'kept')
  const [isLocal, setLocal] = useState<boolean>()
  const [local, setFiles] = useState<LessonFiles>()
  if (isLocal === undefined && isRead) setLocal(isKept)
  if (isLocal === false && isGated && isKept) setLocal(true)

  useEffect(() => {
    if (!isLocal) return
    const ending = new AbortController()
    const open = async () => {
      const opened = await dispatch(openKeptLesson({ courseId, lessonId }))
      const files = opened ? await localFiles(opened, ending.signal) : serverFiles
      if (!ending.signal.aborted) setFiles(files)
    }
    open().catch(() => ending.signal.aborted || setFiles(serverFiles))
    return () => ending.abort()
  }, [dispatch, isLocal, courseId, lessonId])

  return isLocal === false ? serverFiles : local
}
