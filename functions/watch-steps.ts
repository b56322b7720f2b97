import { watchSteps } from '#server/cases/watch-steps.ts';
import { scheduled } from '#server/entry/scheduled.ts';

export default scheduled('watch-steps', watchSteps);

export const config = { schedule: '45 * * * *' };
