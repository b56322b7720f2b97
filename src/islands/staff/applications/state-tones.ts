import type { IntakeStatus } from '#domain/intake/status.ts';
import type { Tone } from '../Badge.tsx';

export const stateTones: Readonly<Record<IntakeStatus, Tone>> = {
  submitted: 'wait',
  accepted: 'good',
  declined: 'quiet',
  withdrawn: 'quiet',
};
