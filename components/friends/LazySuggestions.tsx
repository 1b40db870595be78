import dynamic from 'next/dynamic'
import { useRef } from 'react'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import { useWasSeen } from '#hooks/browser/sight.ts'
import type { SuggestionPanelProps } from './SuggestionPanel.tsx'

const shape = <Skeleton className="h-96" />

const Panel = dynamic(() => import('./SuggestionPanel.tsx').then((panel) => panel.SuggestionPanel), {
  ssr: false,
  loading: (state) => <LazyState {...state} skeleton={shape} />,
})

/** The panel of suggestions. Its code and data load when it is half a screen away: on phones many never come there. */
export function LazySuggestions(props: SuggestionPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useWasSeen(box, '50% 0px')
  return <div ref={box}>{isNear ? <Panel {...props} /> : shape}</div>
}
