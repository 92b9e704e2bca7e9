import { useEffect, useState } from 'react'
import { type LessonFiles, serverFiles } from '@/domain/keeping/lessonFiles'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { openKeptLesson } from '@/state/keeping/actions'
import { selectIsKeepingRead, selectKeptLesson } from '@/state/keeping/selectors'
import { localFiles } from './localFiles'

type Options = {
  /** The learner sees no viewer yet, so that its file may still come from this device. */
  isGated: boolean
  hasPictures: boolean
}

type Files = { viewer: LessonFiles; text: LessonFiles }

/**
 * The files of the open lesson: of this device if it keeps the lesson, otherwise the server's. When a lesson
 * is kept while it is open, its viewer stays with the server's file, because a film would begin again.
 * @returns undefined until the device has answered
 */
export function useLessonFiles(
  courseId: string,
  lessonId: string,
  { isGated, hasPictures }: Options,
): Files | undefined {
  const dispatch = useAppDispatch()
  const isRead = useAppSelector(selectIsKeepingRead)
  const isKept = useAppSelector((state) => selectKeptLesson(state, courseId, lessonId)?.status === 'kept')
  const [isLocal, setLocal] = useState<boolean>()
  const [isOpened, setOpened] = useState(false)
  const [local, setFiles] = useState<LessonFiles>()
  if (isLocal === undefined && isRead) setLocal(isKept)
  if (isLocal === false && isGated && isKept) setLocal(true)
  if (!isOpened && (isLocal || (isKept && hasPictures))) setOpened(true)

  useEffect(() => {
    if (!isOpened) return
    const ending = new AbortController()
    const open = async () => {
      const opened = await dispatch(openKeptLesson({ courseId, lessonId }))
      const files = opened ? await localFiles(opened, ending.signal) : serverFiles
      if (!ending.signal.aborted) setFiles(files)
    }
    open().catch(() => ending.signal.aborted || setFiles(serverFiles))
    return () => ending.abort()
  }, [dispatch, isOpened, courseId, lessonId])

  if (isLocal) return local && { viewer: local, text: local }
  return isLocal === false ? { viewer: serverFiles, text: local ?? serverFiles } : undefined
}
