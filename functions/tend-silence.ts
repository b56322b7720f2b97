import { tendSilence } from '#server/cases/tend-silence.ts';
import { scheduled } from '#server/entry/scheduled.ts';

export default scheduled('tend-silence', tendSilence);

export const config = { schedule: '15 */6 * * *' };
