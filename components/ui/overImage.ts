/** A round button in the upper corner of an image: its background keeps it readable, also on hover. */
export const overImage = 'absolute top-2 right-2 z-10 bg-card/90 hover:bg-card!'
