import { type DragEvent, useState } from 'react'

/** The entries with one of them moved to another place. */
function withMoved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const others = entries.filter((_, place) => place !== from)
  return [...others.slice(0, to), ...entries.slice(from, from + 1), ...others.slice(to)]
}

/** Moves the entries of a list, dragged over each other or from place to place. */
export function useReordering<Entry>(entries: readonly Entry[], onChange: (entries: Entry[]) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [movedTo, setMovedTo] = useState<number | null>(null)
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= entries.length) return
    onChange(withMoved(entries, from, to))
    setMovedTo(to)
  }
  const getDragProps = (place: number) => ({
    draggable: true,
    onDragStart: ({ target, currentTarget, dataTransfer }: DragEvent) => {
      // A text that is dragged in a dialog of the entry bubbles to here.
      if (target !== currentTarget) return
      // Firefox drags nothing that has no data.
      dataTransfer.setData('text/plain', '')
      dataTransfer.effectAllowed = 'move'
      setDragged(place)
    },
    onDragEnter: () => {
      if (dragged === null || dragged === place) return
      move(dragged, place)
      setDragged(place)
    },
    onDragOver: (event: DragEvent) => dragged !== null && event.preventDefault(),
    onDrop: (event: DragEvent) => dragged !== null && event.preventDefault(),
    onDragEnd: () => setDragged(null),
  })
  return {
    dragged,
    /** The place of the entry that moved last, to announce it. */
    movedTo,
    move,
    getDragProps,
  }
}
