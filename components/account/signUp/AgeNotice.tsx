import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Cake } from '#components/ui/icons.tsx'
import { paths } from '#lib/paths.ts'
import { NoticeFrame } from '../validation/NoticeFrame.tsx'

/** Shown over every screen to a volunteer without an age: what is missing, and a link to add it. */
export function AgeNotice() {
  const t = useTranslations('common.ageNotice')
  const { asPath, pathname, query } = useRouter()
  const isThere = pathname === paths.settings() && (query.tab === undefined || query.tab === 'main')
  return (
    <NoticeFrame id="age-notice" icon={Cake} title={t('title')} text={t('text')} beside>
      {!isThere && (
        <ButtonLink href={paths.settingsField('age', asPath)} size="sm" className="self-start md:self-auto">
          {t('action')}
        </ButtonLink>
      )}
    </NoticeFrame>
  )
}
