import dynamic from 'next/dynamic'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'

/** The panel of suggestions, whose code and data load after the page beside it. */
export const LazySuggestions = dynamic(
  () => import('./SuggestionPanel.tsx').then((panel) => panel.SuggestionPanel),
  { ssr: false, loading: (state) => <LazyState {...state} skeleton={<Skeleton className="h-96" />} /> },
)
