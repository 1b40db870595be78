import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { toast } from '#components/ui/states/toast.ts'
import { applyInput } from '#contracts/applications.ts'
import type { Job } from '#contracts/jobs.ts'
import { limits } from '#contracts/limits.ts'
import { type Texts, useTextDraft } from '#hooks/browser/textDraft.ts'
import { useApply } from '#hooks/jobs/applications.ts'

type Values = { answers: { question_id: string; answer: string }[] }

/** Answers by their question: the offer may change before they are sent. */
const getTexts = ({ answers }: Values): Texts =>
  Object.fromEntries(answers.map(({ question_id, answer }) => [question_id, answer]))
const restore = (texts: Texts, { answers }: Values): Values => ({
  answers: answers.map(({ question_id, answer }) => ({ question_id, answer: texts[question_id] ?? answer })),
})

/** Answers the offer's questions and sends the application, or joins the waiting list: three taps with one question. */
export function ApplyDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const t = useTranslations('jobs.apply')
  const formId = useId()
  const apply = useApply()
  const draft = useTextDraft(`apply.${job.id}`)
  const waitingList = job.can.joinWaitingList
  const initial: Values = { answers: job.questions.map(({ id }) => ({ question_id: id, answer: '' })) }
  return (
    <ContractForm
      id={formId}
      initial={initial}
      rules={applyInput}
      toInput={(values) => ({ job_id: job.id, waitingList, ...values })}
      send={async (input) => {
        const { status } = await apply(input)
        draft.clear()
        toast.success(t(status === 'waitlisted' ? 'joined' : 'sent'))
        onClose()
      }}
      frame={(form) => (
        <Dialog
          open
          onClose={onClose}
          title={t(waitingList ? 'joinTitle' : 'title', { title: job.title })}
          footer={<SubmitButton form={formId}>{t(waitingList ? 'join' : 'send')}</SubmitButton>}
        >
          {form}
        </Dialog>
      )}
    >
      {(alert) => (
        <>
          <FormDraft draft={draft} getTexts={getTexts} restore={restore} />
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
          {alert}
        </>
      )}
    </ContractForm>
  )
}
