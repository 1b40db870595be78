import { useTranslations } from 'next-intl'
import { Face } from '#components/people/Face.tsx'
import { Card } from '#components/ui/Card.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Me } from '#contracts/account.ts'
import { usePublish } from '#hooks/posts/writing.ts'
import { Composer } from './Composer.tsx'

/** The card at the top of the feed to write a post. */
export function NewPost({ me }: { me: Me }) {
  const t = useTranslations('posts.composer')
  const publish = usePublish()
  const name = getShortName(me)
  return (
    <Card as="section" flush aria-label={t('label')} className="overflow-visible!">
      <Composer
        place="new"
        label={t('label')}
        placeholder={name ? t('placeholderTo', { name }) : t('placeholder')}
        submit={t('publish')}
        lead={<Face user={me} size={44} />}
        send={async (draft) => {
          await publish(draft)
          toast.success(t('published'))
        }}
      />
    </Card>
  )
}

/** A name up to this length leaves the question on one line of a phone, in every language. */
const longestName = 8

/** The first name of a person, the full name of an organisation; "" when it is too long. */
function getShortName({ name, provider }: Me): string {
  const shortName = provider ? name : (name.split(' ')[0] ?? name)
  return shortName.length > longestName ? '' : shortName
}
