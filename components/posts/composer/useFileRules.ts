import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { sortByContent } from '#components/ui/files/uploadRules.ts'
import { limits } from '#contracts/limits.ts'

/** The file endings that a post accepts. */
export const postFiles = ['.jpg', '.jpeg', '.png', '.gif', '.mp4'] as const

const megabyte = 1024 * 1024

/** Adds the files that a post accepts, and shows why the others are refused. */
export function useFileRules(count: number, add: (files: readonly File[]) => void) {
  const t = useTranslations('posts.composer.fileProblems')
  const [complaint, setComplaint] = useState('')
  const take = async (files: readonly File[]) => {
    const { accepted, rejected } = await sortByContent(files, {
      accept: postFiles,
      maxBytes: limits.upload.post,
      multiple: true,
      capacity: limits.postMedia - count,
    })
    const why = rejected.map(({ file, reason, megapixels }) =>
      t(reason, {
        name: file.name,
        max: reason === 'size' ? limits.upload.post / megabyte : (megapixels ?? limits.postMedia),
      }),
    )
    setComplaint([...new Set(why)].join(' '))
    if (accepted.length > 0) add(accepted)
  }
  return { take, complaint, forget: () => setComplaint('') }
}
