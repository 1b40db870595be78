import { Formik } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { object } from 'yup'
import { Form } from '#components/forms/Form.tsx'
import { FormAlert } from '#components/forms/FormAlert.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { useErrorsFollow } from '#components/forms/useErrorsFollow.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { toast } from '#components/ui/states/toast.ts'
import { applyInput, type Job } from '#contracts/jobs.ts'
import { limits } from '#contracts/limits.ts'
import { check } from '#contracts/validate.ts'
import { type Texts, useTextDraft } from '#hooks/browser/textDraft.ts'
import { useFailureText } from '#hooks/failure.ts'
import { useApply } from '#hooks/jobs/applications.ts'

type Values = { answers: { question_id: string; answer: string }[] }

const rules = object({ answers: applyInput.fields.answers })

/** Answers by their question: the offer may change before they are sent. */
const getTexts = ({ answers }: Values): Texts =>
  Object.fromEntries(answers.map(({ question_id, answer }) => [question_id, answer]))
const restore = (texts: Texts, { answers }: Values): Values => ({
  answers: answers.map(({ question_id, answer }) => ({ question_id, answer: texts[question_id] ?? answer })),
})

/** Answers the offer's questions and sends the application: three taps with one question. */
export function ApplyDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const t = useTranslations('jobs.apply')
  const formId = useId()
  const apply = useApply()
  const failureText = useFailureText()
  const draft = useTextDraft(`apply.${job.id}`)
  const initial: Values = { answers: job.questions.map(({ id }) => ({ question_id: id, answer: '' })) }
  return (
    <Formik
      initialValues={initial}
      validationSchema={rules}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={async ({ answers }, { setStatus }) => {
        try {
          await apply({ job_id: job.id, answers })
          draft.clear()
          toast.success(t('sent'))
          onClose()
        } catch (error) {
          setStatus(failureText(error))
        }
      }}
    >
      {({ isSubmitting, status }) => (
        <Dialog
          open
          onClose={onClose}
          title={t('title', { title: job.title })}
          footer={
            <Button type="submit" form={formId} loading={isSubmitting}>
              {t('send')}
            </Button>
          }
        >
          <Form id={formId}>
            <FormDraft draft={draft} getTexts={getTexts} restore={restore} />
            <ErrorsFollow />
            <p className="text-muted">{t('intro', { organisation: job.owner.name })}</p>
            {job.questions.map(({ id, question }, index) => (
              <FormTextArea
                key={id}
                name={`answers.${index}.answer`}
                label={question}
                required
                max={limits.job.answer}
                rows={4}
              />
            ))}
            <FormAlert>{status}</FormAlert>
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}

function ErrorsFollow() {
  useErrorsFollow(async (values: Values) => (await check(rules, values)).fields ?? {})
  return null
}
