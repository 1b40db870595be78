import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** Slides in a row that can be swiped, from the `first` on: which one is shown, and the ways to its neighbours. */
export function useSlides(first = 0) {
  const [frame, embla] = useEmblaCarousel({ startIndex: first, duration: 18 })
  const [current, setCurrent] = useState(first)
  useEffect(() => {
    embla?.on('select', () => setCurrent(embla.selectedScrollSnap()))
  }, [embla])
  const goBack = () => embla?.scrollPrev()
  const goOn = () => embla?.scrollNext()
  return {
    ...{ frame, current, goBack, goOn },
    /** The arrow keys walk too. */
    walk: ({ key }: { key: string }) => {
      if (key === 'ArrowLeft') goBack()
      if (key === 'ArrowRight') goOn()
    },
  }
}
