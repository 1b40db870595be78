import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Bell } from '#components/ui/icons.tsx'
import { useMe } from '#hooks/session/session.ts'
import { getAddress } from '#lib/address.ts'
import type { JobSearch } from '#lib/jobSearch.ts'
import { paths } from '#lib/paths.ts'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'

/** Above the results: lets the search tell of new offers. Guests log in first and come back to it. */
export function SaveSearchButton({ search }: { search: JobSearch }) {
  const t = useTranslations('jobs.search')
  const me = useMe()
  const [open, setOpen] = useState(false)
  if (me && !me.validated) return null
  const look = { variant: 'outline', size: 'sm', icon: <Bell size={16} aria-hidden="true" /> } as const
  if (!me) {
    return (
      <ButtonLink {...look} href={paths.login(paths.jobs(getAddress({ ...search, page: 1 })))}>
        {t('saveSearch')}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t('saveSearch')}
      </Button>
      <SaveSearchDialog search={search} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
