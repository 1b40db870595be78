/** Whether the first pointer is a finger: a field with the focus then opens a keyboard, which covers what is below. */
export const hasFingers = () => matchMedia('(pointer: coarse)').matches
