import { Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenPageHint } from '@/blocks/keeping/OpenPageHint'
import { type QualityName, qualityNames, videoChoices } from '@/domain/course/video'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import { useAppSelector } from '@/state/hooks'
import { selectKeptOfCourse } from '@/state/keeping/selectors'
import { BidiText } from '@/ui/BidiText'
import { BusyButton } from '@/ui/BusyButton'
import { Dialog } from '@/ui/Dialog'
import { Disclosure } from '@/ui/Disclosure'
import layout from '@/ui/layout.module.css'
import { RadioGroup } from '@/ui/RadioGroup'
import { useReturnFocus } from '@/ui/useReturnFocus'
import { ChooseAll } from './ChooseAll'
import { ChosenSum } from './ChosenSum'
import { KeepRow } from './KeepRow'
import styles from './keeping.module.css'
import { useChosenLessons } from './useChosenLessons'
import { useKeep } from './useKeep'
import { useLessonSizes } from './useLessonSizes'

type Props = { slug: string; course: LearnerCourse; chapterId: string | undefined; onClose: () => void }

/** The list in which a learner chooses what to keep. It is open while it is mounted. */
export default function KeepDialog({ slug, course, chapterId, onClose }: Props) {
  const { t } = useTranslation()
  useReturnFocus()
  const kept = useAppSelector((state) => selectKeptOfCourse(state, course.id))
  const chosen = useChosenLessons()
  const [openChapters, setOpenChapters] = useState<string[]>(chapterId ? [chapterId] : [])
  const [quality, setQuality] = useState<QualityName>('low')
  const { keep, isBusy } = useKeep(slug, course)
  const free = (lessons: readonly LearnerLesson[]) => lessons.filter(({ id }) => !kept.has(id))
  const isAsked = (lesson: LearnerLesson) =>
    chosen.isChosen(lesson) || openChapters.includes(lesson.chapterId)
  const sizes = useLessonSizes(course, free(course.lessons).filter(isAsked), quality)
  const freeLessons = free(course.lessons)
  const chosenLessons = freeLessons.filter(chosen.isChosen)
  const isAllTaken = course.lessons.length > 0 && freeLessons.length === 0
  const toggleChapter = (id: string) =>
    setOpenChapters(
      openChapters.includes(id) ? openChapters.filter((one) => one !== id) : [...openChapters, id],
    )
  const press = async () => {
    if (isAllTaken) return onClose()
    if (isBusy || chosenLessons.length === 0) return
    if (await keep(chosenLessons, quality)) chosen.clear()
  }
  return (
    <Dialog
      open
      width={640}
      title={t('keeping.dialog.title')}
      onClose={onClose}
      classNames={{ body: styles.body }}
      footer={
        <div className={styles.footer}>
          {isAllTaken ? (
            <AllTaken kept={[...kept.values()]} />
          ) : (
            <ChosenSum lessons={chosenLessons} sizes={sizes} />
          )}
          <BusyButton type="primary" isBusy={isBusy} onClick={press}>
            {/* The same button, so that it keeps the focus when the last lessons are chosen. */}
            {t(isAllTaken ? 'ui.close' : 'keeping.dialog.keep')}
          </BusyButton>
        </div>
      }
    >
      <p>
        {t('keeping.dialog.intro')} <OpenPageHint />
      </p>
      {freeLessons.some((lesson) => isFilmWithChoice(lesson)) && (
        <Qualities quality={quality} onChoose={setQuality} />
      )}
      {!isAllTaken && (
        <div className={layout.below2}>
          <ChooseAll text={t('keeping.dialog.course')} lessons={freeLessons} chosen={chosen} />
        </div>
      )}
      <Disclosure
        open={openChapters}
        onToggle={toggleChapter}
        items={course.chapters.map(({ id, title, lessons }) => ({
          key: id,
          title: <BidiText text={title || t('learn.untitledChapter')} />,
          children: openChapters.includes(id) && (
            <ul className={styles.lessons}>
              {free(lessons).length > 0 && (
                <li>
                  <ChooseAll text={t('keeping.dialog.chapter')} lessons={free(lessons)} chosen={chosen} />
                </li>
              )}
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  <KeepRow
                    lesson={lesson}
                    kept={kept.get(lesson.id)}
                    isChosen={chosen.isChosen(lesson)}
                    sizes={sizes}
                    onChoose={(isChosen) => chosen.choose([lesson], isChosen)}
                  />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </Dialog>
  )
}

/** No lesson of the course is left to choose: the device has them, or the learner has asked for them. */
function AllTaken({ kept }: { kept: readonly KeptLesson[] }) {
  const { t } = useTranslation()
  const isWhole = kept.every(({ status }) => status === 'kept')
  return <span role="status">{t(isWhole ? 'keeping.dialog.allKept' : 'keeping.dialog.allChosen')}</span>
}

/** A single playlist offers several qualities, too. */
function isFilmWithChoice(lesson: LearnerLesson) {
  const choices = videoChoices(lesson)
  return lesson.type === 'video' && (choices.length > 1 || choices.some(({ isPlaylist }) => isPlaylist))
}

type QualitiesProps = { quality: QualityName; onChoose: (quality: QualityName) => void }

function Qualities({ quality, onChoose }: QualitiesProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.qualities}>
      <legend>{t('keeping.dialog.quality')}</legend>
      <RadioGroup name="quality" value={quality} onChange={onChoose}>
        {qualityNames.map((name) => (
          <Radio key={name} value={name}>
            {t(`learn.video.${name}`)}
          </Radio>
        ))}
      </RadioGroup>
    </fieldset>
  )
}
