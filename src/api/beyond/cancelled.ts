/** The error of a generation that a person ended. */
export const cancelledError = 'Cancelled';
