/** That the person has answered a question, for the walkthrough. */
export const answeredKey = 'hasAnswered';
