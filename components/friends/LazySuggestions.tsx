import dynamic from 'next/dynamic'
import { LazyState } from '#components/ui/states/LazyState.tsx'

/** The panel of suggestions, whose code loads after the page beside it. */
export const LazySuggestions = dynamic(
  () => import('./SuggestionPanel.tsx').then((panel) => panel.SuggestionPanel),
  { loading: LazyState },
)
