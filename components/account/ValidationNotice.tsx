import dynamic from 'next/dynamic'

/** Stands over every screen of someone who has not validated yet; its code comes for them alone. */
export const ValidationNotice = dynamic(() =>
  import('./validation/Notice.tsx').then((notice) => notice.Notice),
)
