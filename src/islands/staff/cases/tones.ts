import type { CaseStatus } from '#domain/cases/status.ts';
import type { TurnHolder } from '#domain/promises/turns.ts';
import type { Tone } from '../Badge.tsx';

export const statusTones: Readonly<Record<CaseStatus, Tone>> = {
  waiting_for_application: 'quiet',
  submitted: 'wait',
  in_review: 'wait',
  waiting_for_client: 'quiet',
  preparing: 'wait',
  attorney_review: 'quiet',
  client_review: 'quiet',
  ready_to_file: 'wait',
  filed: 'quiet',
  hearing_set: 'wait',
  granted: 'good',
  denied: 'danger',
  notifying: 'good',
  closed: 'quiet',
  cancelled: 'quiet',
};

export const turnTones: Readonly<Record<TurnHolder, Tone>> = {
  us: 'wait',
  attorney: 'wait',
  client: 'quiet',
  court: 'quiet',
  nobody: 'quiet',
};
