import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { Copy } from '#components/ui/icons.tsx'
import { useQueryParam } from '#hooks/browser/address.ts'
import { useMyJobs } from '#hooks/jobs/mine.ts'
import { useMember } from '#hooks/session/session.ts'
import { templates } from '#lib/jobLists.ts'
import { paths } from '#lib/paths.ts'
import { EditJob } from './EditJobScreen.tsx'
import { JobForm } from './JobForm.tsx'
import { emptyJob } from './jobValues.ts'

const TemplateDialog = lazyOverlay(() =>
  import('./TemplateDialog.tsx').then((template) => template.TemplateDialog),
)

/** /my-jobs/new: the six steps of a new offer. Once it is a draft its id is in the address, which reopens it. */
export function NewJobScreen() {
  const t = useTranslations('myJobs.form')
  const draft = useQueryParam('draft')
  const { number, created, onCreated } = useNewForm(draft)
  if (draft && draft !== created) return <EditJob id={draft} />
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 md:px-6 md:py-8">
      <PageHead page="newJob" hidden />
      <header className="mb-6 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-xl">{t('newTitle')}</h1>
        {!created && <TemplateButton />}
      </header>
      <NewJob key={number} onCreated={onCreated} />
    </div>
  )
}

/** Begins with a copy of an older offer instead of an empty form. An organisation without offers has nothing to copy. */
function TemplateButton() {
  const t = useTranslations('myJobs.template')
  const [isOpen, setOpen] = useState(false)
  const { data: offers } = useMyJobs(templates)
  if (!offers?.data.length) return null
  return (
    <>
      <Button variant="outline" size="sm" icon={<Copy size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <TemplateDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** A form that begins where the organisation is. */
function NewJob({ onCreated }: { onCreated: (id: string) => void }) {
  const me = useMember()
  const [initial] = useState(() => ({
    ...emptyJob,
    ...(me?.city && { country: me.country || emptyJob.country, state: me.state, city: me.city }),
  }))
  return <JobForm id={null} status="draft" initial={initial} onCreated={onCreated} />
}

/** The form of this screen: it stays when its draft gets an address, and another one begins when that is left for a new offer. */
function useNewForm(draft: string) {
  const router = useRouter()
  const [form, setForm] = useState({ number: 0, created: '' })
  useEffect(() => {
    if (!draft) setForm((now) => (now.created ? { number: now.number + 1, created: '' } : now))
  }, [draft])
  const onCreated = (id: string) => {
    setForm((now) => ({ ...now, created: id }))
    void router.replace(paths.newJobDraft(id), undefined, { shallow: true, scroll: false })
  }
  return { ...form, onCreated }
}
