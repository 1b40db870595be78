import type { ReactNode } from 'react'
import { useViewer, Viewer } from '#hooks/session/session.ts'

/** Reads the signed-in account for all of a page: a list of cards would read it and its cookie once a card. */
export const ViewerProvider = ({ children }: { children: ReactNode }) => (
  <Viewer value={useViewer()}>{children}</Viewer>
)
