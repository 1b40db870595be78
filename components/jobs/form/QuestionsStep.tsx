import { FieldArray, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { rememberFocus } from '#components/ui/dialogs/focusBack.ts'
import { Plus, Trash2 } from '#components/ui/icons.tsx'
import { limits } from '#contracts/limits.ts'
import type { JobValues } from './jobValues.ts'

/** At least one question for applicants. */
export function QuestionsStep() {
  const t = useTranslations('myJobs.form')
  const { values } = useFormikContext<JobValues>()
  const [added, setAdded] = useState<number | null>(null)
  return (
    <FieldArray name="questions">
      {({ push, remove }) => (
        <fieldset className="flex flex-col gap-5">
          <legend className="mb-3 text-base font-semibold">{t('questions')}</legend>
          {values.questions.map((question, index) => (
            // A question has no id before it is saved: its index is the key.
            <div key={question.id ?? index} className="flex items-start gap-2">
              <FormTextArea
                className="grow"
                name={`questions.${index}.question`}
                label={t('question', { number: index + 1 })}
                required={index === 0}
                rows={2}
                max={limits.job.question}
                // The press that added it said where to write.
                autoFocus={index === added}
              />
              {values.questions.length > 1 && (
                <IconButton
                  className="mt-6"
                  label={t('removeQuestion', { number: index + 1 })}
                  icon={<Trash2 size={20} aria-hidden />}
                  onClick={() => {
                    const returnFocus = rememberFocus()
                    remove(index)
                    returnFocus()
                  }}
                />
              )}
            </div>
          ))}
          {values.questions.length < limits.job.questions && (
            <Button
              variant="outline"
              size="sm"
              className="self-start"
              icon={<Plus size={18} aria-hidden />}
              onClick={() => {
                setAdded(values.questions.length)
                push({ id: null, question: '' })
              }}
            >
              {t('addQuestion')}
            </Button>
          )}
        </fieldset>
      )}
    </FieldArray>
  )
}
