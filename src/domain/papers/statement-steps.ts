/** The steps in which a client tells what their papers need. */
export const statementSteps = ['limit', 'story', 'harm', 'apart', 'proof', 'review'] as const;
export type StatementStep = (typeof statementSteps)[number];
