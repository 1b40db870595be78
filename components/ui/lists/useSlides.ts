import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** Swipeable slides from index `first` on: the current one, and functions to move to its neighbours. */
export function useSlides(first = 0) {
  const [frame, embla] = useEmblaCarousel({ startIndex: first, duration: 18 })
  const [current, setCurrent] = useState(first)
  useEffect(() => {
    embla?.on('select', () => setCurrent(embla.selectedScrollSnap()))
  }, [embla])
  const goBack = () => embla?.scrollPrev()
  const goForward = () => embla?.scrollNext()
  return {
    ...{ frame, current, goBack, goForward },
    /** For the arrow keys. */
    walk: ({ key }: { key: string }) => {
      if (key === 'ArrowLeft') goBack()
      if (key === 'ArrowRight') goForward()
    },
  }
}
