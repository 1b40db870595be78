import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { useShare } from '#components/layout/useShare.ts'
import type { Post } from '#contracts/posts.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'

const getAddress = ({ id }: Post) => publicConfig().publicUrl + paths.post(id)

/** Puts the address of a post where it can be pasted. */
export function useCopyLink(): (post: Post) => Promise<boolean> {
  const t = useTranslations('posts.menu')
  const { run } = useMutation()
  return (post) => run(() => navigator.clipboard.writeText(getAddress(post)), t('linkCopied'))
}

/** Hands a post to the phone's own sharing, or copies its address. */
export function useSharePost(): (post: Post) => Promise<boolean> {
  const t = useTranslations('posts.menu')
  const share = useShare()
  return (post) => share({ title: post.author.name, url: getAddress(post) }, t('linkCopied'))
}
