/** The attribute of the document element once its page answers presses. */
export const aliveMark = 'data-alive'
