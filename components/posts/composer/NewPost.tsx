import { useTranslations } from 'next-intl'
import { Face } from '#components/account/Face.tsx'
import { Card } from '#components/ui/Card.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Me } from '#contracts/account.ts'
import { usePublish } from '#hooks/posts/index.ts'
import { Composer } from './Composer.tsx'

/** The card at the top of the feed in which a post begins. */
export function NewPost({ me }: { me: Me }) {
  const t = useTranslations('posts.composer')
  const publish = usePublish()
  return (
    <Card as="section" flush aria-label={t('label')} className="overflow-visible!">
      <Composer
        place="new"
        label={t('label')}
        placeholder={t('placeholder', { name: calledBy(me) })}
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

/** People are called by their first name, organisations by all of it. */
const calledBy = ({ name, provider }: Me): string => (provider ? name : (name.split(' ')[0] ?? name))
