import { useTranslations } from 'next-intl'
import { useAuthDialogs } from '#components/account/signIn/AuthDialogs.tsx'
import { ValidateFirst } from '#components/account/validation/ValidateFirst.tsx'
import { JobCard } from '#components/jobs/JobCard.tsx'
import { JobCardSkeletons } from '#components/jobs/JobCardSkeletons.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { cardGrid, threeCardGrid } from '#components/ui/lists/cardGrid.ts'
import { useMe, useMember } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { WordsNote } from '../WordsNote.tsx'
import { FoundPosts } from './FoundPosts.tsx'
import { NothingFound } from './NothingFound.tsx'
import { PersonResult, PersonShapes } from './PersonResult.tsx'
import { Section } from './Section.tsx'
import type { Found } from './useFound.ts'

/** The first results of each kind; a kind without any is left out. */
const first = { people: 6, offers: 3 }

export function Everything({ term, found }: { term: string; found: Found }) {
  const t = useTranslations('search.tabs')
  const me = useMe()
  const member = useMember()
  const { people, organisations, offers } = found
  const counts = [people.data?.users.length, organisations.data?.users.length, offers.data?.data.length]
  const isEmpty = counts.every((count) => count === 0)
  return (
    <div className="flex flex-col gap-10">
      {(['people', 'organisations'] as const).map((kind) => (
        <Section
          key={kind}
          title={t(kind)}
          result={found[kind]}
          getItems={({ users }) => users}
          most={first.people}
          seeAll={paths.search(term, kind)}
          className={cardGrid}
          note={<WordsNote words={found[kind].data?.words} getHref={paths.search} />}
          skeleton={<PersonShapes />}
        >
          {(person) => <PersonResult person={person} />}
        </Section>
      ))}
      <Section
        title={t('offers')}
        result={offers}
        getItems={({ data }) => data}
        most={first.offers}
        seeAll={paths.search(term, 'offers')}
        className={threeCardGrid}
        note={<WordsNote words={offers.data?.words} getHref={paths.search} />}
        skeleton={<JobCardSkeletons count={first.offers} className={threeCardGrid} />}
      >
        {(job) => <JobCard job={job} />}
      </Section>
      {member && <FoundPosts term={term} nothing={isEmpty && <NothingFound />} />}
      {member === null && isEmpty && <NothingFound />}
      {me === null && <SignInForMore />}
      {me && !member && <ValidateFirst />}
    </div>
  )
}

/** What a guest's search leaves out, with sign-in buttons. */
function SignInForMore() {
  const t = useTranslations('search')
  const { openLogin } = useAuthDialogs()
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose">{t('membersOnly')}</p>
      <Button variant="secondary" onClick={() => openLogin()}>
        {t('signIn')}
      </Button>
    </Card>
  )
}
