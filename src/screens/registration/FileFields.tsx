import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileField } from '@/forms/fields/FileField'
import type { FileRefusal } from '@/forms/file/useFileChoice'
import layout from '@/ui/layout.module.css'
import { OutcomeDialog } from '@/ui/OutcomeDialog'
import { FieldGroup } from './FieldGroup'
import { useFieldLabel } from './useFieldLabel'

type Props = { group: 'studentFile' | 'teacherFile' | 'schoolFile' | 'jobFile'; optional?: 'optional' }

/** The one file of a registration. An alert reports a refused file. */
export function FileFields({ group, optional }: Props) {
  const { t } = useTranslation()
  const label = useFieldLabel()
  const [problem, setProblem] = useState<FileRefusal>()
  return (
    <FieldGroup name={group} isOneColumn>
      <FileField name="file" label={label('file', optional)} required={!optional} onProblem={setProblem} />
      <p className={layout.hint}>{t('registration.file.kept')}</p>
      {problem && (
        <OutcomeDialog
          kind="failure"
          title={t('registration.file.notOkay')}
          onClose={() => setProblem(undefined)}
        >
          <p>{t(`registration.errors.file.${problem}`)}</p>
        </OutcomeDialog>
      )}
    </FieldGroup>
  )
}
